import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * Interval of the keep-alive spaces, in ms. Proxies close a connection after a minute of silence.
 */
const BEAT_MS = 5000;

/**
 * Sends a JSON response that may take minutes. It sends a space every five seconds until the result
 * is available. The status is always 200.
 */
export function answerLate(reply: FastifyReply, answer: Promise<object>): FastifyReply {
  return reply
    .headers({ 'Content-Type': 'application/json; charset=utf-8', 'X-Accel-Buffering': 'no' })
    .send(Readable.from(spacesBefore(answer), { objectMode: false }));
}

async function* spacesBefore(answer: Promise<object>): AsyncGenerator<string> {
  yield ' ';
  for (;;) {
    const said = await Promise.race([answer, pause(BEAT_MS, null, { ref: false })]);
    if (said) return yield JSON.stringify(said);
    yield ' ';
  }
}
