import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Pause between two sent spaces, in ms. Proxies close a connection without data after a minute. */
const KEEP_ALIVE_MS = 5000;

/**
 * Sends a space every few seconds until the JSON is ready, so that no proxy closes the connection.
 * The status is always 200, because the status is sent before the result is known.
 */
export function sendSlowResponse(
  reply: FastifyReply,
  pendingResult: Promise<object>,
): FastifyReply {
  return reply
    .headers({ 'Content-Type': 'application/json; charset=utf-8', 'X-Accel-Buffering': 'no' })
    .send(Readable.from(streamSpacesUntilResult(pendingResult), { objectMode: false }));
}

async function* streamSpacesUntilResult(pendingResult: Promise<object>): AsyncGenerator<string> {
  yield ' ';
  for (;;) {
    const result = await Promise.race([pendingResult, pause(KEEP_ALIVE_MS, null, { ref: false })]);
    if (result) return yield JSON.stringify(result);
    yield ' ';
  }
}
