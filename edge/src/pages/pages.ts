import type { Feature } from 'contract/features';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRead, refuseMethod } from '../read-only.ts';
import type { Follower } from 'releases/follow-registry';
import type { Live } from 'releases/live-releases';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { pageConfig } from './boot-data.ts';
import { keptFor } from './cache/give-kept.ts';
import { pageCache } from './cache/page-cache.ts';
import { PRIVATE, encodingFor, sendPage } from './cache/send-page.ts';
import { pageSource } from './page-source.ts';
import { type Page, hasPage } from './render-page.ts';
import { canonicalUrl } from './find-room.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { hasReadableHost, originOf } from './own-origin.ts';
import { type Visit, visitOf } from './visit.ts';

/** Retry-After for a page that is unavailable at the moment, in seconds. */
const RETRY_AFTER_S = 60;

/** Previews of releases for staff. */
export interface Previews {
  /** Resolves to the preview of a browser with these cookies, or to null. */
  visitOf(cookies: string | undefined): Promise<Visit | null>;
  rendering: Pick<Rendering, 'render'>;
}

/** Serves a page for every URL without another handler. Unknown pages get a 404. */
export function pages(
  app: FastifyInstance,
  settings: Settings,
  follower: Pick<Follower, 'readLive' | 'readSplit' | 'shownLive'>,
  rendering: Rendering,
  features: () => readonly Feature[],
  previews: Previews,
  /** Called for each page that is sent to a visitor. */
  onSent: (request: FastifyRequest, live: Live, page: Pick<Page, 'slots'>) => void,
): void {
  const cache = settings.pageCacheBytes > 0 ? pageCache(settings.pageCacheBytes) : null;
  const known = new WeakMap<Live['shell'], Record<string, string>>();
  /** Cached by shell, because the content security policy lists the shell's inline scripts. */
  const headersOf = ({ shell }: Live) => {
    const headers = known.get(shell) ?? {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': contentSecurityPolicy(settings, shell.inline),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    };
    known.set(shell, headers);
    return headers;
  };
  const visit = async (request: FastifyRequest): Promise<Visit> => {
    const { cookie } = request.headers;
    const isSecure = originOf(request, settings).startsWith('https:');
    return (await previews.visitOf(cookie)) ?? (await visitOf(follower, cookie, isSecure));
  };

  const given = keptFor(settings, follower, cache, features);
  const pageOf = pageSource({
    settings,
    rendering,
    previewRendering: previews.rendering,
    features,
    cache,
    log: app.log,
  });

  app.setNotFoundHandler((request, reply) => {
    const kept = given(request);
    if (kept === null) return answer(request, reply);
    const { page, live } = kept;
    onSent(request, live, page);
    if (page.noindex) void reply.header('X-Robots-Tag', 'noindex');
    void reply.headers(headersOf(live)).headers(secrecyOf(page));
    void sendPage(request, reply, page, encodingFor(request), page.secret);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { server, url } = request;
    if (!isRead(request)) {
      if (server.findRoute({ method: 'GET', url })) return refuseMethod(request, reply);
      if (!hasPage((await visit(request)).live, url)) return reply.code(404).send(NOTHING_HERE);
    }
    // A browser reads two leading slashes as the start of another host's URL.
    const own = request.url.replace(/^[/\\]{2,}/, '/');
    if (own !== url) return reply.redirect(own, 301);
    const origin = originOf(request, settings);
    if (settings.publicUrl === null && !hasReadableHost(request)) {
      return reply.code(400).send({ status: false, error: 'The Host header could not be read.' });
    }
    if (!URL.canParse(url, origin)) {
      return reply.code(400).send({ status: false, error: 'The address could not be read.' });
    }
    const visited = await visit(request);
    const { live, isPrivate, cookie, preview } = visited;
    const canonical = canonicalUrl(live.registry, url);
    if (canonical !== url && isRead(request)) return reply.redirect(canonical, 301);
    const encoding = encodingFor(request);
    const page = await pageOf(request, visited, origin, encoding);
    // Only the rendering shows whether this product or page exists.
    if (!isRead(request)) {
      if (page.status === 404) return reply.code(404).send(NOTHING_HERE);
      return refuseMethod(request, reply);
    }
    request.log.info({ status: page.status, ms: Math.round(reply.elapsedTime) }, 'page');
    if (request.method === 'GET' && !preview) onSent(request, live, page);
    if (page.noindex || page.status !== 200) void reply.header('X-Robots-Tag', 'noindex');
    if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    if (cookie !== null) void reply.header('Set-Cookie', cookie);
    void reply.headers(headersOf(live)).headers(secrecyOf(page));
    return sendPage(request, reply, page, encoding, isPrivate || page.secret);
  }

  /** Serves the page's data to a shell that runs on its dev server. */
  app.get('/boot.json', async (request, reply) => {
    const { live, isPrivate, preview } = await visit(request);
    if (isPrivate) void reply.header('Cache-Control', PRIVATE);
    return {
      config: pageConfig(settings, originOf(request, settings), features()),
      registry: live.registry,
      preview,
      manifests: {},
      integrity: {},
      state: {},
    };
  });

  app.get('/registry.json', async (request, reply) => {
    const { live, isPrivate } = await visit(request);
    return reply
      .header('Cache-Control', isPrivate ? PRIVATE : 'max-age=0, must-revalidate')
      .send(live.registry);
  });
}

const secrecyOf = ({ secret }: Pick<Page, 'secret'>) =>
  secret ? { 'Referrer-Policy': 'no-referrer' } : {};

const NOTHING_HERE = { status: false, error: 'There is nothing at this address.' };
