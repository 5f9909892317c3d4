import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { ips, ports, shopUrl } from './addresses.ts';
import { storeSettings } from './counterparts.ts';
import { databaseUrl } from './patroni.ts';

export const root = join(import.meta.dirname, '../../..');

/** Environment variables that are equal on all machines of the shop. */
export const commonSettings = (rateLimitScale: number) => ({
  ...storeSettings,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  LOG_LEVEL: 'warn',
  PUBLIC_URL: shopUrl,
  TRUST_PROXY: ips.proxy,
  API_HOST: '/api',
  DATABASE_URL: databaseUrl,
  CAPTCHA_HMAC_KEY: 'captchas-of-the-cluster',
  STAFF_SECRET_KEY: 'factors-of-the-cluster',
  SMTP_URL: `smtp://${ips.mail}:${ports.mail}`,
  RATE_LIMIT_SCALE: String(rateLimitScale),
});

export interface ShopOptions {
  rateLimitScale: number;
  logFolder: string;
}

export const createApi = (machine: Machine, options: ShopOptions): Program =>
  createServer(`api-${machine.name}`, 'api/src/main.ts', machine, options, {
    API_PORT: String(ports.api),
  });

export const createEdge = (machine: Machine, options: ShopOptions): Program =>
  createServer(`edge-${machine.name}`, 'edge/src/main.ts', machine, options, {
    PORT: String(ports.edge),
    API_INTERNAL_URL: `http://${ips.proxy}:${ports.internalApi}`,
    RELEASE_SERVICE_URL: `http://${ips.releaser}:${ports.releaseService}`,
    RENDER_WORKERS: '1',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=8',
  });

export const createReleaseService = (machine: Machine, options: ShopOptions): Program =>
  createServer('release-service', 'releases/src/service/main.ts', machine, options, {
    TRUST_PROXY: `${ips.app1},${ips.app2}`,
    RELEASE_SERVICE_PORT: String(ports.releaseService),
  });

function createServer(
  name: string,
  file: string,
  machine: Machine,
  { rateLimitScale, logFolder }: ShopOptions,
  settings: Record<string, string>,
): Program {
  return new Program({
    name,
    machine,
    command: [process.execPath, join(root, file)],
    env: {
      ...commonSettings(rateLimitScale),
      HOST: machine.ip,
      DATA_DIR: join(machine.disk, name),
      ...settings,
    },
    logFolder,
  });
}
