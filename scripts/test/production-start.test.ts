import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findFreePort } from 'build/free-port';
import { createBuild } from '../../releases/test/support/builds.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { createEmptyDatabase } from './support/empty-database.ts';
import { isLongForm } from './support/long-form.ts';
import { commandEnv, runCommand } from './support/run-command.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'shop-production-'));
after(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
await createEmptyDatabase(dataDir);
await publishBuilds(dataDir, [createBuild('shell')]);

interface LogLine {
  name?: string;
  level?: number;
  msg?: string;
  missing?: { name: string; isEssential: boolean; consequence: string }[];
}

/** Starts the shop in production. Resolves to its log and environment when the shop is open. */
async function startInProduction(PUBLIC_URL: string) {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL,
    DATA_DIR: dataDir,
    RENDER_WORKERS: '1',
    HOST: '127.0.0.1',
    PORT: String(await findFreePort(0)),
  };
  const child = spawn('node', ['scripts/serve.ts'], { cwd: root, env: { ...commandEnv, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output += String(part)));
  const exit = once(child, 'exit');
  const isListed = () => output.includes('not everything is set up');
  while (!isListed()) {
    assert.equal(child.exitCode, null, output);
    await Promise.race([once(child.stdout, 'data'), exit]);
  }
  return {
    env,
    async end() {
      child.kill('SIGTERM');
      await exit;
      const lines = output.split('\n').filter((line) => line.startsWith('{'));
      return lines.map((line) => JSON.parse(line) as LogLine);
    },
  };
}

/** Part that is missing with each address, and a word of the line that says so. */
const missingByUrl = {
  'http://shop.example.com': ['The address', 'PUBLIC_URL is an http address'],
  'https://shop.example.com': ['The proxy', 'TRUST_PROXY'],
} as const;

describe('a start in production with nothing else set', () => {
  // The short form starts one shop, because the list of each start has the same source.
  for (const [url, missingPart] of Object.entries(missingByUrl).slice(isLongForm ? 0 : -1))
    it(`at ${url} logs one list of what is not set up, and the doctor prints the same`, async () => {
      const shop = await startInProduction(url);
      const { status, said } = runCommand(['node', 'scripts/doctor.ts'], {
        cwd: root,
        env: shop.env,
      });
      const log = await shop.end();
      const lists = log.filter(({ missing }) => missing !== undefined);
      assert.equal(lists.length, 1);
      const [{ name, level, msg = '', missing = [] } = {}] = lists;
      assert.deepEqual([name, level], ['supervisor', 40]);
      assert.match(msg, /docs\/operate\/before-going-live\.md$/);

      const expected = [
        missingPart,
        ['Mail', 'SMTP_URL'],
        ['The firm', 'SHOP_COMPANY_NUMBER, SHOP_PHONE, SHOP_EMAIL, SHOP_ADDRESS, SHOP_WAREHOUSE'],
        ['The first owner', 'no owner'],
        ['Cards', 'Stripe'],
        ['Backups', 'No backup'],
        ['Owners of releases', 'RELEASE_OWNERS'],
      ] as const;
      assert.deepEqual(
        missing.map((part) => part.name),
        expected.map(([part]) => part),
      );
      for (const [index, [, word]] of expected.entries())
        assert.ok(missing[index]?.consequence.includes(word), word);
      assert.equal(status, 1);
      assert.deepEqual(
        said.split('\n').filter((line) => /^(essential|advised) /.test(line)),
        missing.map(
          (part) =>
            `${part.isEssential ? 'essential' : 'advised  '}  ${part.name}: ${part.consequence}`,
        ),
      );
    });
});
