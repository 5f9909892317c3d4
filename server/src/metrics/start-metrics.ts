import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from '../logs/to-loggable.ts';
import type { MetricsSettings } from '../settings/listener-settings.ts';
import { SettingError } from '../settings/read-settings.ts';
import { answerMetricsRequests } from './child-metrics.ts';
import { formatMetrics, observeProcess, readOwnMetrics, METRICS_CONTENT_TYPE } from './metrics.ts';

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

interface MetricsServer {
  port: number;
  close(): void;
}

/** Serves only `/metrics`, at a port of its own. The server does not keep the process alive. */
export async function serveMetrics(
  { host, port }: NonNullable<MetricsSettings>,
  format: () => Promise<string>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404).end();
      return;
    }
    format().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_CONTENT_TYPE }).end(text),
      (cause: unknown) => {
        log.error({ failure: toLoggable(cause) }, 'the metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  });
  server.unref();
  server.listen({ host, port });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRNOTAVAIL')
      throw new SettingError('METRICS_HOST', `${host} is no address of this machine`);
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new SettingError('METRICS_PORT', `${port} is taken: stop what uses it, or set another`);
  });
  const { port: openPort } = server.address() as AddressInfo;
  log.info({ host, port: openPort }, 'metrics are served');
  return {
    port: openPort,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
