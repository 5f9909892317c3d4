import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from '../loggable.ts';
import type { MetricsSettings } from '../settings/metrics-settings.ts';
import { SettingError } from '../settings/setting-error.ts';
import { METRICS_CONTENT_TYPE } from './metrics.ts';

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
