import { get } from 'node:http';

/** Exits with 0 if the named server is healthy. Reads the same settings as that server. */
const { env } = process;
const servers = {
  api: env.API_SOCKET
    ? { socketPath: env.API_SOCKET, path: '/api/readyz' }
    : { port: env.API_PORT ?? 3100, path: '/readyz' },
  edge: { port: env.PORT ?? 3000, path: '/readyz' },
  releases: env.RELEASE_SERVICE_SOCKET
    ? { socketPath: env.RELEASE_SERVICE_SOCKET, path: '/healthz' }
    : { port: env.RELEASE_SERVICE_PORT ?? 3200, path: '/healthz' },
};

get({ host: '127.0.0.1', timeout: 2000, ...servers[process.argv[2]] }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1));
