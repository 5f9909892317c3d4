import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';
import {
  COSTLY_EXIT_CODE,
  DECODING_TIMEOUT_MS,
  MAX_MEMORY_BYTES,
  MAX_PROCESSOR_MS,
} from './limits.ts';
import { RefusedPictureError } from './refusals.ts';

/** Pause between two checks of memory and processor time, in ms. */
const POLL_MS = 10;

/**
 * Reads a picture from standard input. Writes a line of JSON with its size and extension, and then
 * the clean picture, to standard output. For a refused picture, writes only the reason as JSON.
 * Runs in a separate process, because a damaged picture can crash or exhaust its decoder.
 */
async function main(): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  sharp.concurrency(1);
  sharp.cache(false);
  // Blocks the decoders of all other formats, whatever format a file claims to have.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
  });
  setInterval(() => {
    if (isCostly()) process.exit(COSTLY_EXIT_CODE);
  }, POLL_MS).unref();
  // Ends this process if the parent process, which limits the decoding time, has crashed.
  setTimeout(() => process.exit(1), 2 * DECODING_TIMEOUT_MS).unref();
  const { body, ...description } = await cleanPicture(await buffer(process.stdin));
  process.stdout.write(`${JSON.stringify(description)}\n`);
  process.stdout.write(body);
}

function isCostly(): boolean {
  const { user, system } = process.cpuUsage();
  return process.memoryUsage.rss() > MAX_MEMORY_BYTES || (user + system) / 1000 > MAX_PROCESSOR_MS;
}

main().catch((cause: unknown) => {
  if (!(cause instanceof RefusedPictureError)) throw cause;
  process.stdout.write(`${JSON.stringify({ refusal: cause.refusal })}\n`);
});
