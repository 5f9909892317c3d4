import type { FastifyReply } from 'fastify';

/** Why a call is refused, as its caller is told. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, sentence: string, retryAfter?: number) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Ends the connection too: what the caller may still be sending of the body is not read. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, retryAfter } = refusal;
  void reply.code(status).header('Connection', 'close');
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  return reply.send(told({ code, message }));
}

/** In the backend's error shape. */
export const told = ({ code, message }: Pick<Refusal, 'code' | 'message'>) => ({
  status: false,
  error: message,
  code,
});
