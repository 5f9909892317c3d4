import { join } from 'node:path';
import { endGracefully } from '../../src/process/end-gracefully.ts';
import { collectShopMetrics } from '../../src/metrics/child-metrics.ts';
import { observeProcess } from '../../src/metrics/metrics.ts';
import { serveMetrics } from '../../src/metrics/start-metrics.ts';
import { createProcessLog } from '../../src/logs/process-log.ts';
import { supervise } from '../../src/process/supervise.ts';

/** Supervises a program with metrics, as `npm start` does, until the supervisor is ended. */
const log = createProcessLog('supervisor', 'silent');
const program = supervise(
  {
    name: 'program',
    file: join(import.meta.dirname, 'measured-program.ts'),
    env: process.env,
    health: { interval: 1_000, maxUnanswered: 1_000 },
  },
  log,
);
endGracefully(log, () => program.end(), undefined, 30_000);
observeProcess('supervisor');
const { port } = await serveMetrics(
  { host: '127.0.0.1', port: 0 },
  () => collectShopMetrics([program]),
  log,
);
console.log(`metrics ${port}`);
await program.ready;
