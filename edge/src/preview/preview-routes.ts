import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nonEmpty, object, pipe, record, safeParse, string } from 'valibot';
import { isOfOwnPage, originOf } from '../pages/own-origin.ts';
import type { Follower } from 'releases/follow-registry';
import type { FindMisfits } from 'releases/take-back';
import type { Settings } from '../settings/settings.ts';
import { choosePreview } from './choose-preview.ts';
import { PREVIEW_MS, type PreviewCookie } from './preview-cookie.ts';
import { staffCheck } from './staff-check.ts';
import { listVersions } from './versions.ts';

/** Largest request body, in bytes. */
const BODY_LIMIT = 10_000;

const asked = object({ versions: record(pipe(string(), nonEmpty()), pipe(string(), nonEmpty())) });

interface PreviewDependencies {
  findMisfits: FindMisfits;
  follower: Follower;
  cookie: PreviewCookie;
}

/**
 * Serves the version list and the preview for staff. A preview needs the bearer token of a staff
 * member and a request from a page of the shop. A link on another site cannot begin one.
 */
export function previewRoutes(
  app: FastifyInstance,
  settings: Settings,
  { findMisfits, follower, cookie }: PreviewDependencies,
): void {
  const standingOf = staffCheck(settings.apiInternalUrl);
  const choose = choosePreview(findMisfits, follower);
  const isSecure = (request: FastifyRequest) => originOf(request, settings).startsWith('https:');

  /** Sends a refusal unless the caller is staff. Resolves to whether it was sent. */
  async function isRefused(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    void reply.header('Cache-Control', 'private, no-store');
    const standing = await standingOf(request.headers.authorization);
    if (standing === 'staff') return false;
    const [status, error] = REFUSALS[standing];
    void reply.code(status).send({ status: false, error, code: 'forbidden' });
    return true;
  }

  void app.register((scope, _options, done) => {
    // The form of the end page sends an empty body of this type.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, _body, parsed) => parsed(null, null),
    );

    scope.get('/-/versions', async (request, reply) => {
      if (await isRefused(request, reply)) return reply;
      return { status: true, data: listVersions(follower.readRegistry()) };
    });

    scope.get('/-/preview', (_request, reply) =>
      reply
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; form-action 'self'",
          'X-Robots-Tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(END_PAGE),
    );

    scope.post('/-/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!isOfOwnPage(request, settings)) return refuseOthers(reply);
      if (await isRefused(request, reply)) return reply;
      const { success, output } = safeParse(asked, request.body);
      if (!success)
        return reply.code(400).send({ status: false, error: 'Name versions of packages.' });
      const chosen = await choose(output.versions);
      if ('error' in chosen) return reply.code(409).send({ status: false, error: chosen.error });
      const until = Date.now() + PREVIEW_MS;
      const { folders } = chosen;
      request.log.info({ folders }, 'a preview begins');
      void reply.header('Set-Cookie', cookie.begin({ folders, until }, isSecure(request)));
      return { status: true, until: new Date(until).toISOString() };
    });

    scope.post('/-/preview/end', { bodyLimit: BODY_LIMIT }, (request, reply) => {
      if (!isOfOwnPage(request, settings)) return refuseOthers(reply);
      return reply
        .header('Set-Cookie', cookie.end(isSecure(request)))
        .header('Cache-Control', 'private, no-store')
        .redirect(wayBack(request, originOf(request, settings)), 303);
    });
    done();
  });
}

/** A page with a button that ends the preview. The previewed shell may fail to render its own. */
const END_PAGE = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title></head>
<body><main><h1>Preview</h1><p>Go back to what all visitors see.</p>
<form method="post" action="/-/preview/end"><button>End preview</button></form></main></body>
</html>`;

const REFUSALS = {
  'signed out': [401, 'Sign in again, please.'],
  'no staff': [403, 'This is for staff only.'],
  unknown: [503, 'Whether this is for you cannot be found out now. Please try again.'],
} as const;

const refuseOthers = (reply: FastifyReply) =>
  reply
    .code(403)
    .header('Cache-Control', 'no-store')
    .send({ status: false, error: 'Only a page of the shop may ask for this.', code: 'forbidden' });

/**
 * Returns the path of the page on which the preview was ended, or '/'. It never leads to another
 * host.
 */
function wayBack({ headers: { referer = '' } }: FastifyRequest, origin: string): string {
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== new URL(origin).origin || from.pathname.startsWith('/-/')) return '/';
  return `${from.pathname}${from.search}`.replace(/^[/\\]{2,}/, '/');
}
