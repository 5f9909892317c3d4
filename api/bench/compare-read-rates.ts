import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseConfig } from '../src/config/config.ts';
import type { Db } from '../src/db/db.ts';
import { createServerOptions } from '../src/http/server-options.ts';
import { apiPlugin } from '../src/plugin.ts';
import { median, type BenchRow } from './bench-row.ts';

/**
 * Seconds per measurement, and the number of measurement pairs. The two measurements of a pair run
 * directly after each other, so that load from other programs affects both.
 */
const DURATION_SECONDS = 1;
const ROUNDS = 11;

/** Compares catalogue reads with a Fastify route that sends a constant body of the same size. */
export async function compareReadRates(db: Db): Promise<BenchRow[]> {
  const config = parseConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'warn',
  });
  const app = Fastify(createServerOptions(config));
  await app.register(apiPlugin, { config, db });
  const urls = ['/users/getservices', '/users/getproductbyslug/removal-kit-a'];
  const bodies = new Map<string, string>();
  app.get<{ Querystring: { as: string } }>('/constant', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(bodies.get(request.query.as)),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const url of urls) bodies.set(url, (await app.inject(url)).body);
  const rows = [];
  for (const url of urls)
    rows.push(await compareRates(app, url, Buffer.byteLength(bodies.get(url) ?? '')));
  await app.close();
  return rows;
}

async function compareRates(app: FastifyInstance, url: string, bytes: number): Promise<BenchRow> {
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const constantUrl = `${origin}/constant?as=${encodeURIComponent(url)}`;
  await measureRate(origin + url);
  await measureRate(constantUrl);
  const readRates: number[] = [];
  const constantRates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    readRates.push(await measureRate(origin + url));
    constantRates.push(await measureRate(constantUrl));
  }
  const ratio = median(
    readRates.map((perSecond, index) => perSecond / (constantRates[index] ?? Number.NaN)),
  );
  return {
    label: `GET ${url}, ${bytes} bytes, against a constant body`,
    result: `${Math.round(median(readRates))} against ${Math.round(median(constantRates))} a second: ${ratio.toFixed(2)}`,
    bound: { text: 'at least 0.80', isMet: ratio >= 0.8 },
  };
}

/** Returns the responses a second. Autocannon is no dependency: npm downloads it when it is first called. */
async function measureRate(url: string): Promise<number> {
  const autocannon = ['exec', '--yes', '--package=autocannon@9.0.0', '--', 'autocannon'];
  const options = ['--json', '--connections', '20', '--duration', String(DURATION_SECONDS), url];
  const { stdout } = await promisify(execFile)('npm', [...autocannon, ...options]);
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load.`);
  return requests.average;
}
