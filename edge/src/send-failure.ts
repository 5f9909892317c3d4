import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  preSerializationHookHandler,
} from 'fastify';
import { REQUEST_ID_HEADER } from 'server/fastify-options';
import { toLoggable } from 'server/loggable';
import { BUSY_RETRY_SECONDS, BusyError } from 'server/overload/busy-error';
import { warnOfRefusal } from 'server/warn-of-refusal';
import { NothingLiveError } from 'releases/errors';

/** Sends an error response without the cause. Logs the cause. */
export function sendFailure(
  error: Pick<FastifyError, 'statusCode' | 'message'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isNothingLive = error instanceof NothingLiveError;
  const isBusy = error instanceof BusyError;
  const status = isNothingLive ? 503 : (error.statusCode ?? 500);
  // Does not log that no release is live, because the code that reads the registry does so.
  if (status >= 500 && !isNothingLive && !isBusy)
    request.log.error({ failure: toLoggable(error) }, 'request failed');
  const [message, code] = chooseMessageAndCode(error, status);
  if (isNothingLive) void reply.header('Retry-After', RETRY_SECONDS);
  if (isBusy) void reply.header('Retry-After', BUSY_RETRY_SECONDS);
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header(REQUEST_ID_HEADER, request.id);
  if (request.headers.accept?.includes('text/html')) {
    void reply
      .header('Content-Security-Policy', ERROR_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderErrorPage(message, request.id));
  } else {
    void reply.send({ status: false, error: message, code, requestId: request.id });
  }
}

/** Adds the request id to every error that `edge` itself sends as JSON. */
export const addRequestId: preSerializationHookHandler<object> = (request, reply, body, done) => {
  if (reply.statusCode < 400) return done(null, body);
  void reply.header(REQUEST_ID_HEADER, request.id);
  return done(null, { ...body, requestId: request.id });
};

export const logRefusal: onResponseHookHandler = (request, { statusCode }, done) => {
  const isRefused = statusCode === 503 || (statusCode >= 400 && statusCode < 500);
  const isForwarded = /^\/(release-)?api(\/|$)/.test(request.routeOptions.url ?? '');
  if (isRefused && statusCode !== 404 && !isForwarded) warnOfRefusal(request, statusCode);
  done();
};

function chooseMessageAndCode(error: Pick<FastifyError, 'message'>, status: number) {
  if (error instanceof BusyError) return [error.message, error.code] as const;
  if (error instanceof NothingLiveError) return UNAVAILABLE;
  return status >= 500 ? FAILED : UNREADABLE;
}

const RETRY_SECONDS = 10;

const UNAVAILABLE = [
  'The shop cannot show this page at the moment. Please try again soon.',
  'unavailable',
] as const;
const FAILED = ['Something went wrong on our side. Please try again.', 'failed'] as const;
const UNREADABLE = ['The request could not be read.', 'unreadable'] as const;

/** Allows no files, because the error page needs none. */
const ERROR_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const renderErrorPage = (message: string, requestId: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title></head>
<body><main><h1>${message}</h1><p><a href="/">Go to the home page</a></p>
<p><small>If you contact us, please quote this number: ${requestId}</small></p></main></body>
</html>`;

export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

export function refuseMethod({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = `This address does not take ${method}.`;
  return reply
    .code(405)
    .headers({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
    .send({ status: false, error, code: 'method_not_allowed' });
}
