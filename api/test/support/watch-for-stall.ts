import { after } from 'node:test';
import { Worker } from 'node:worker_threads';

/** Longest time for one response, in ms. A loop without end would otherwise block the test for ever. */
const MAX_STALL_MS = 60_000;

const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  let timer;
  parentPort.on('message', (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      require('node:fs').writeSync(2, 'No response: ' + text + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, workerData);
  });`;

/** Ends the test's process, and names the request, if a request blocks the process. */
export function watchForStall() {
  const worker = new Worker(script, { eval: true, workerData: MAX_STALL_MS });
  after(() => worker.terminate());
  return { expectResponse: (text: string) => worker.postMessage(text.slice(0, 300)) };
}
