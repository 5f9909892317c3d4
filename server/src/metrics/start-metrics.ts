import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from '../loggable.ts';
import type { MetricsSettings } from '../settings/metrics-settings.ts';
import { answerMetricsRequests } from './child-metrics.ts';
import { formatMetrics, observeProcess, readOwnMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/**
 * Collects metrics of this process if `METRICS_PORT` is set. A supervised process sends its metrics
 * to its supervisor. Any other process serves its metrics at the port.
 */
export async function startMetrics(
  processName: string,
  settings: MetricsSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  if (settings === null) return;
  observeProcess(processName);
  if (process.send !== undefined)
    answerMetricsRequests((cause) =>
      log.error({ failure: toLoggable(cause) }, 'the metrics cannot be read'),
    );
  else await serveMetrics(settings, async () => formatMetrics([await readOwnMetrics()]), log);
}
