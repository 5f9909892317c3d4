import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from 'server/fastify-options';
import { warnOfRefusal } from 'server/warn-of-refusal';
import { isOutage } from '../db/outage.ts';
import { TYPED_KEYWORD } from './clean-field.ts';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { HttpError, unavailable } from './http-error.ts';
import { toLogFields } from './to-log-fields.ts';

type Failure = FastifyError | HttpError;

interface ErrorBody {
  error: string;
  code: string;
  field?: string;
}

/**
 * Responds with 503 and `Retry-After` if the database is unavailable, and with 500 for other
 * internal errors. The cause is logged and never sent.
 */
export function errorHandler(failure: Failure, request: FastifyRequest, reply: FastifyReply): void {
  const error = !(failure instanceof HttpError) && isOutage(failure) ? unavailable() : failure;
  const statusCode = error.statusCode ?? 500;
  const body = buildErrorBody(error, statusCode);
  if (statusCode >= 500 && !(error instanceof HttpError))
    request.log.error({ failure: toLogFields(failure) }, 'request failed');
  else if (isWorthWarning(statusCode, request))
    warnOfRefusal(
      request,
      statusCode,
      body.code,
      statusCode < 500 ? undefined : toLogFields(failure),
    );
  if (error instanceof HttpError) {
    reply.headers(error.headers);
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  }
  sendError(reply, statusCode, body);
}

/**
 * Returns whether to log a warning. The responses 429 and 5xx are always logged. Of the others, 404
 * responses and errors of signed-in users are not logged, because they are ordinary mistakes.
 */
const isWorthWarning = (statusCode: number, { routeOptions }: FastifyRequest) =>
  statusCode === 429 ||
  statusCode >= 500 ||
  (statusCode !== 404 && routeOptions.config.public === true);

/** Forbids caching, because the same request may succeed later. */
function sendError(reply: FastifyReply, statusCode: number, body: ErrorBody) {
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(REQUEST_ID_HEADER, reply.request.id)
    .send({ status: false, ...body, requestId: reply.request.id });
}

function buildErrorBody(error: Failure, statusCode: number): ErrorBody {
  if (error instanceof HttpError)
    return { ...error.extraFields, error: error.message, code: error.code };
  if (statusCode >= 500) {
    return { error: 'Something went wrong on our side. Please try again.', code: 'failed' };
  }
  if (error.validation) {
    return { ...describeProblem(error.validation[0], error.validationContext), code: 'invalid' };
  }
  return {
    error: sentencesByCode[error.code] ?? 'The request could not be read.',
    code: 'unreadable',
  };
}

const sentencesByCode: Record<string, string> = {
  TWO_HOSTS: 'The request names more than one host.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The JSON of the request could not be read.',
};

type Problem = NonNullable<FastifyError['validation']>[number];

function describeProblem(
  problem: Problem | undefined,
  location = 'request',
): Omit<ErrorBody, 'code'> {
  if (!problem) return { error: `The ${location} is not valid.` };
  const field = problem.instancePath.slice(1).replaceAll('/', '.');
  if (field === '') return { error: `The ${location} ${problem.message ?? 'is not valid'}.` };
  return { error: formatProblem(problem, field), field };
}

function formatProblem({ keyword, message, params, ...details }: Problem, field: string): string {
  if (keyword === TYPED_KEYWORD && message !== undefined) return message;
  const { title } = (details as { parentSchema?: { title?: string } }).parentSchema ?? {};
  const name = title ?? `'${field}'`;
  if (keyword === 'pattern')
    return `${name} is ${params.pattern === NON_EMPTY_PATTERN ? 'missing' : 'not valid'}.`;
  if (keyword === 'format' && params.format === 'date')
    return `${name} is not in the calendar, which has the days of the years 2000 to 2100.`;
  if (keyword === 'enum')
    return `${name} is not one of its choices: ${(params.allowedValues as unknown[]).join(', ')}.`;
  if (keyword === 'maxLength') return `${name} is too long: at most ${params.limit} characters.`;
  return `${name} ${message ?? 'is not valid'}.`;
}
