import { join } from 'node:path';
import { endGracefully } from '../../src/process/end-gracefully.ts';
import { createProcessLog } from '../../src/logs/process-log.ts';
import { supervise } from '../../src/process/supervise.ts';

/** Supervises a program, as `npm start` does, until the supervisor is ended. */
const log = createProcessLog('supervisor', 'error');
const file = join(import.meta.dirname, 'program.ts');
const openLimit = Number(process.env['OPEN_LIMIT']);
const health = { interval: 200, maxUnanswered: Number(process.env['MAX_UNANSWERED']) };
const program = supervise(
  { name: 'program', file, env: process.env, openTimeoutMs: openLimit, health },
  log,
);
endGracefully(log, () => program.end(), undefined, 30_000);
program.ready.then(
  (lines) => console.log(`open ${lines.join()}`),
  (cause: Error) => {
    console.log(cause.name);
    process.exit(1);
  },
);
