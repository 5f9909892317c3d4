import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setImmediate as checkPhase, setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startTimeLimit } from '../src/process/start-time-limit.ts';

describe('a time limit', () => {
  it('expires if nothing arrives', async () => {
    await new Promise<void>((over) => startTimeLimit(10, over));
  });

  it('never expires after it was ended, in time or while arrived data is read', async () => {
    const overs: number[] = [];
    startTimeLimit(10, () => overs.push(1))();
    const end = startTimeLimit(10, () => overs.push(2));
    await pause(20);
    end();
    await pause(500);
    assert.deepEqual(overs, []);
  });

  it('does not expire for a response that arrived while the process was frozen', async () => {
    const answering = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (answered) => {
        parentPort.postMessage('answer');
        Atomics.store(answered, 0, 1);
        Atomics.notify(answered, 0);
      });`;
    const worker = new Worker(answering, { eval: true });
    await once(worker, 'online');
    const heard: string[] = [];
    const answered = new Int32Array(new SharedArrayBuffer(4));
    // Continues in the event loop's check phase. Timers run in the next phase, so after a freeze
    // they run before the loop reads arrived data.
    await checkPhase();
    const end = startTimeLimit(50, () => heard.push('over'));
    const response = once(worker, 'message').then(() => {
      heard.push('answer');
      end();
    });
    worker.postMessage(answered);
    assert.notEqual(Atomics.wait(answered, 0, 0, 30_000), 'timed-out');
    blockProcess(200);
    await response;
    await pause(500);
    await worker.terminate();
    assert.deepEqual(heard, ['answer']);
  });
});

function blockProcess(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
