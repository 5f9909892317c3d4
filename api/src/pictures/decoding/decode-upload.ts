import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import type { CleanPicture } from './clean-picture.ts';
import { detectFormat } from './detect-format.ts';
import { COSTLY_EXIT_CODE, DECODING_TIMEOUT_MS } from './limits.ts';
import { type Refusal, RefusedPictureError } from './refusals.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** Heap limit of the decoding process, in MB. Pixels are outside the heap. */
const MAX_HEAP_MB = 64;

type Reply = Omit<CleanPicture, 'body'> | { refusal: Refusal };

/**
 * Decodes an uploaded file in a separate process and returns the clean picture. Rejects with a
 * `RefusedPictureError` if the file is not a picture or cannot be decoded within the limits.
 */
export async function decodeUpload(
  upload: Buffer,
  timeoutMs = DECODING_TIMEOUT_MS,
): Promise<CleanPicture> {
  detectFormat(upload);
  const output = await runProgram(upload, timeoutMs);
  const lineEnd = output.indexOf('\n');
  if (lineEnd === -1) throw new RefusedPictureError('damaged');
  const reply = JSON.parse(output.toString('utf8', 0, lineEnd)) as Reply;
  if ('refusal' in reply) throw new RefusedPictureError(reply.refusal);
  return { ...reply, body: output.subarray(lineEnd + 1) };
}

/** Runs the decoder without environment variables, because they contain secrets. */
async function runProgram(input: Buffer, timeoutMs: number): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  // Ignores write errors. A process that ends early stops reading, and its exit code tells the
  // reason.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const [output, [code]] = await Promise.all([
      buffer(child.stdout),
      once(child, 'close') as Promise<[code: number | null]>,
    ]);
    if (isLate || code === COSTLY_EXIT_CODE) throw new RefusedPictureError('costly');
    if (code !== 0) throw new RefusedPictureError('damaged');
    return output;
  } finally {
    clearTimeout(timer);
  }
}
