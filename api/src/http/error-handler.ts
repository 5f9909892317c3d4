import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { warnOfRefusal } from 'server/warn-of-refusal';
import { isOutage } from '../db/outage.ts';
import { HttpError, unavailable } from './http-error.ts';
import { loggable } from './loggable.ts';

type Failure = FastifyError | HttpError;

/**
 * Answers every failure in the one error shape: an outage as 503 with `Retry-After`, whatever else is not
 * the client's doing as 500. What went wrong inside is logged, never shown: a fault of ours as an error, a
 * refusal as a counted warning.
 */
export function errorHandler(failure: Failure, request: FastifyRequest, reply: FastifyReply): void {
  const error = !(failure instanceof HttpError) && isOutage(failure) ? unavailable() : failure;
  const statusCode = error.statusCode ?? 500;
  const said = told(error, statusCode);
  if (statusCode >= 500 && !(error instanceof HttpError))
    request.log.error({ failure: loggable(failure) }, 'request failed');
  else if (isUnusual(statusCode, request))
    warnOfRefusal(request, statusCode, said.code, statusCode < 500 ? undefined : loggable(failure));
  if (error instanceof HttpError && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
  }
  refuse(reply, statusCode, said);
}

/** Not what every day brings: an address where nothing is, or a signed-in user's mistake. */
const isUnusual = (statusCode: number, { routeOptions }: FastifyRequest) =>
  statusCode === 429 ||
  statusCode >= 500 ||
  (statusCode !== 404 && routeOptions.config.public === true);

/** What is refused today may be there tomorrow: nobody on the way keeps that. */
function refuse(reply: FastifyReply, statusCode: number, said: { error: string; code: string }) {
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ status: false, ...said });
}

function told(error: Failure, statusCode: number): { error: string; code: string } {
  if (error instanceof HttpError) return { ...error.more, error: error.message, code: error.code };
  if (statusCode >= 500) {
    return { error: 'Something went wrong on our side. Please try again.', code: 'failed' };
  }
  if (error.validation) {
    return { error: complaint(error.validation[0], error.validationContext), code: 'invalid' };
  }
  return { error: sentences[error.code] ?? 'The request could not be read.', code: 'unreadable' };
}

const sentences: Record<string, string> = {
  TWO_HOSTS: 'The request names more than one host.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The JSON of the request could not be read.',
};

function complaint(
  problem: NonNullable<FastifyError['validation']>[number] | undefined,
  where = 'request',
): string {
  if (!problem) return `The ${where} is not valid.`;
  const field = problem.instancePath.slice(1).replaceAll('/', '.');
  const subject = field ? `'${field}'` : `The ${where}`;
  return `${subject} ${problem.message ?? 'is not valid'}.`;
}
