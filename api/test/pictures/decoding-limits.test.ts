import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HttpError } from '../../src/http/http-error.ts';
import { decodeUpload } from '../../src/pictures/decoding/decode-upload.ts';
import { MAX_MEMORY_BYTES } from '../../src/pictures/decoding/limits.ts';
import { UploadQueue } from '../../src/pictures/staff/upload/upload-queue.ts';
import { avifBomb, createJpeg, createPlainPng } from '../support/picture-files.ts';

const program = fileURLToPath(new URL('../../src/pictures/decoding/main.ts', import.meta.url));

/** Reports the largest sampled memory in bytes. The system's own peak includes the parent's memory. */
const reportMemory = `data:text/javascript,let peak=0;
  const sample=()=>{peak=Math.max(peak,process.memoryUsage.rss())};
  setInterval(sample,5).unref();
  process.on('exit',()=>{sample();process.stderr.write(String(peak))})`;

/** Decodes a file and returns the peak memory of the process, in bytes. */
async function measureMemory(file: Buffer): Promise<number> {
  const child = spawn(process.execPath, ['--import', reportMemory, program], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(file);
  const [peak] = await Promise.all([text(child.stderr), once(child, 'close')]);
  assert.match(peak, /^\d+$/);
  return Number(peak);
}

describe('decoding', () => {
  it('of the largest picture stays below the memory limit', async () => {
    const memory = await measureMemory(await createPlainPng(10_000, 5_000));
    assert.ok(memory < MAX_MEMORY_BYTES, String(memory));
  });

  it('ends soon after its memory limit', async () => {
    await assert.rejects(decodeUpload(avifBomb), /too much time or memory/);
    const memory = await measureMemory(avifBomb);
    assert.ok(memory > MAX_MEMORY_BYTES && memory < MAX_MEMORY_BYTES * 1.25, String(memory));
  });

  it('ends after its time limit', async () => {
    await assert.rejects(decodeUpload(await createJpeg('late'), 1), /too much time or memory/);
  });
});

describe('uploads at the same time', () => {
  it('are decoded two at a time, and refused beyond a number that memory allows', async () => {
    const queue = new UploadQueue({ uploads: 8, decoders: 2 });
    let running = 0;
    let mostRunning = 0;
    const upload = () =>
      queue.admit(() =>
        queue.decode(async () => {
          mostRunning = Math.max(mostRunning, (running += 1));
          await pause(5);
          running -= 1;
        }),
      );
    const settled = await Promise.allSettled(Array.from({ length: 12 }, upload));
    const refusals = settled.filter(({ status }) => status === 'rejected');
    assert.equal(mostRunning, 2);
    assert.equal(refusals.length, 4);
    await assert.doesNotReject(upload());
    for (const refusal of refusals) {
      const { statusCode, retryAfter } = (refusal as PromiseRejectedResult).reason as HttpError;
      assert.deepEqual([statusCode, retryAfter], [503, 5]);
    }
  });
});
