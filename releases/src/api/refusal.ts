import type { FastifyReply } from 'fastify';
import { REQUEST_ID_HEADER } from 'server/fastify-options';

/** Error with the HTTP status and the code that the caller gets. `retryAfter` is in s. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const createNotFoundRefusal = () =>
  new Refusal(404, 'not_found', 'There is nothing at this address.');

/**
 * Sends an error response. Keeps the connection open, because `edge` may still be sending the
 * request.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, retryAfter } = refusal;
  void reply.code(status).removeHeader('Connection');
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  const { id: requestId } = reply.request;
  void reply.header(REQUEST_ID_HEADER, requestId);
  return reply.send({ ...toErrorBody({ code, message }), requestId });
}

export const toErrorBody = ({ code, message }: Pick<Refusal, 'code' | 'message'>) => ({
  status: false,
  error: message,
  code,
});
