import { appendFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { endGracefully } from '../../src/process/end-gracefully.ts';
import { createProcessLog } from '../../src/logs/process-log.ts';
import { notifyOpen } from '../../src/process/supervised.ts';

/**
 * A program that serves until it is ended and then prints a line. MANNER selects a faulty
 * behaviour.
 */
const { MANNER, STARTS = '' } = process.env;
console.log(`started ${process.pid}`);
if (MANNER === 'ends at once') process.exit(3);
if (MANNER === 'hangs') block();
if (MANNER === 'hangs when it starts again') {
  appendFileSync(STARTS, '.');
  if (statSync(STARTS).size === 2) block();
}
if (MANNER === 'ends when it serves') {
  notifyOpen();
  setTimeout(() => process.exit(3), 50);
} else {
  const server = createServer().listen(0, '127.0.0.1', () => notifyOpen([`pid ${process.pid}`]));
  endGracefully(createProcessLog('program', 'silent'), async () => {
    console.log('ends in order');
    server.close();
  });
}

/** Blocks this process as an endless loop does, but takes no processor time. */
function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
