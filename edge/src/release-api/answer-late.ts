import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** How often something is sent while the answer is not there, in ms: proxies end what is silent for a minute. */
const BEAT_MS = 5000;

/**
 * Answers with JSON that may take minutes: spaces come before it for as long. Its status is 200 whatever it says.
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
