import { join } from 'node:path';
import { endInOrder } from '../../src/end-in-order.ts';
import { processLog } from '../../src/process-log.ts';
import { supervise } from '../../src/supervise.ts';

/** Supervises a program like `npm start` until its own end. */
const log = processLog('supervisor', 'error');
const file = join(import.meta.dirname, 'program.ts');
const openLimit = Number(process.env['OPEN_LIMIT']);
const health = { interval: 200, maxUnanswered: Number(process.env['MAX_UNANSWERED']) };
const program = supervise({ name: 'program', file, env: process.env, openLimit, health }, log);
endInOrder(log, () => program.end(), undefined, 30_000);
program.opened.then(
  (lines) => console.log(`open ${lines.join()}`),
  (cause: Error) => {
    console.log(cause.name);
    process.exit(1);
  },
);
