import Fastify from 'fastify';
import { endGracefully } from '../../src/process/end-gracefully.ts';
import { measureRequests } from '../../src/metrics/request-durations.ts';
import { startMetrics } from '../../src/metrics/start-metrics.ts';
import { createProcessLog } from '../../src/logs/process-log.ts';
import { readMetricsSettings } from '../../src/settings/listener-settings.ts';
import { notifyOpen } from '../../src/process/supervised.ts';

/**
 * A program with metrics. The program handles one request and then serves until the test ends the
 * program.
 */
const log = createProcessLog('program', 'silent');
const app = Fastify();
measureRequests(app);
app.get('/things/:id', () => ({}));
endGracefully(log, () => app.close());
await startMetrics('program', readMetricsSettings(process.env), log);
await app.listen({ port: 0, host: '127.0.0.1' });
await app.inject('/things/7');
notifyOpen();
console.log(`serves ${process.pid}`);
