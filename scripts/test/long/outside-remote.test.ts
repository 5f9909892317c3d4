import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { MockBackend } from 'build/mock-backend-file';
import { type Browser, chromium } from 'playwright-core';
import {
  type MockBackendServer,
  serveMockBackends,
} from '../../mock-backend/serve-mock-backends.ts';
import { findInstalledChromium } from '../../steps/chromium.mjs';
import { ensureBuilt } from '../support/built.ts';
import { createOutsideRemote } from '../support/outside-remote.ts';
import { startRunningShopWithBackend } from '../support/running-shop.ts';

const standIn = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../outside/template/test/stand-in.json'), 'utf8'),
) as MockBackend;

let remote: Awaited<ReturnType<typeof createOutsideRemote>>;
let backend: MockBackendServer;
let shop: Awaited<ReturnType<typeof startRunningShopWithBackend>>;
let browser: Browser;
let access: Record<'RELEASE_TO' | 'RELEASE_TOKEN', string>;

describe('a remote outside this repository', { timeout: 900_000 }, () => {
  before(async () => {
    ensureBuilt('shell');
    remote = await createOutsideRemote();
    backend = await serveMockBackends([standIn]);
    shop = await startRunningShopWithBackend(backend.url, 'shell');
    access = { RELEASE_TO: shop.origin, RELEASE_TOKEN: await shop.token('gifts') };
    const executablePath = findInstalledChromium();
    assert.ok(executablePath, 'Chromium is not installed.');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  after(async () => {
    await browser.close();
    await shop.close();
    await backend.close();
    await remote.close();
  });

  it('is created in an empty folder from one packed file, and never over other files', async () => {
    const { code, said } = await remote.create();
    assert.equal(code, 0, said);
    assert.match(said, /^gifts of gift team is created\./m);
    assert.match(remote.read('remote.json'), /"owner": "gift team"/);
    assert.ok(remote.has('.gitignore') && remote.has('src/gifts-page.tsx'));
    const again = await remote.run({}, 'npm', 'create', 'slr-remote');
    assert.match(again.said, /is not empty: it contains .*remote\.json/);
    const installed = await remote.install();
    assert.equal(installed.code, 0, installed.said);
  });

  it('passes its check of types, tests, build and live releases', async () => {
    const { code, said } = await remote.run(access, 'npm', 'run', 'check');
    assert.equal(code, 0, said);
    assert.match(said, /1 passed, 1 total/);
    assert.match(said, /gifts: compatible with what is live at http:/);
  });

  it('gets an error without a token, or with one for another package', async () => {
    const release = ['npm', 'run', 'release'];
    const without = await remote.run({ RELEASE_TO: shop.origin }, ...release);
    assert.equal(without.code, 1);
    assert.match(without.said, /^RELEASE_TOKEN is not set\./m);
    const others = { ...access, RELEASE_TOKEN: await shop.token('basket') };
    const refused = await remote.run(others, ...release);
    assert.equal(refused.code, 1);
    assert.match(refused.said, /^The token of basket team is for basket, and not for gifts\.$/m);
  });

  it('is refused if its build throws or needs another version of `shared`', async () => {
    const release = () => remote.run(access, 'npm', 'run', 'release');
    const throwing: [string, string] = [
      'export const',
      "throw new Error('no page');\nexport const",
    ];
    const broken = await remote.changed('src/routes.tsx', throwing, release);
    assert.equal(broken.code, 1);
    assert.match(broken.said, /The gifts remote cannot be loaded: .*no page/);
    const newer = await remote.changed('package.json', ['"^5.', '"^9.'], release);
    assert.equal(newer.code, 1);
    assert.match(newer.said, /The gifts remote needs shared \^9\S+, and the shell gives 5\./);
    assert.equal((await fetch(`${shop.origin}/gifts`)).status, 404);
  });

  it('is released by token into a running shop, and a shopper sees its page', async () => {
    const options = ['--why', 'A start', '--watch', '2s'];
    const released = await remote.run(access, 'npm', 'run', 'release', '--', ...options);
    assert.equal(released.code, 0, released.said);
    assert.match(
      released.said,
      /^gifts 1\.0\.0-\w{8} is live at http:\S+\/gifts\nWatching it for 2 s…\nNo failure was reported\.$/m,
    );
    assert.equal((await shop.live('gifts')).by, 'gifts team (Ada)');
    assert.equal((await fetch(`${shop.origin}/gifts`)).status, 200);
    const rendered = await (await fetch(`${shop.origin}/gifts`)).text();
    assert.ok(rendered.includes('<li>Dress Care</li>'), 'The server does not render the list.');
    await expectPage(shop.origin, true);
  });

  it('is taken back while the command watches it, if it throws on the server', async () => {
    const { version } = await shop.live('gifts');
    const throwing: [string, string] = [
      '  return (',
      "  if (typeof window === 'undefined') throw new Error('no server');\n  return (",
    ];
    let hasEnded = false;
    const visits = async () => {
      while (!hasEnded) {
        await fetch(`${shop.origin}/gifts`);
        await pause(200);
      }
    };
    const release = () =>
      remote.run(access, 'npm', 'run', 'release').finally(() => (hasEnded = true));
    const [{ code, said }] = await Promise.all([
      remote.changed('src/gifts-page.tsx', throwing, release),
      visits(),
    ]);
    assert.equal(code, 1, said);
    assert.match(said, /^gifts \S+ was taken back\. automatic return rolled back gifts/m);
    assert.match(said, /^Reason: gifts\/\S+ failed on the server 3 times/m);
    assert.match(said, /^The latest error of gifts \S+: Error at src\/gifts-page\.tsx:\d+:\d+\.$/m);
    assert.equal((await shop.live('gifts')).version, version);
  });

  it('answers every command of a team by its token', async () => {
    const run = async (...command: string[]) => {
      const { code, said } = await remote.run(access, 'npm', 'run', ...command);
      assert.equal(code, 0, said);
      return said;
    };
    assert.match(await run('status'), /^gifts +1\.0\.0-\w{8} +live /m);
    assert.match(await run('history'), /gifts team \(Ada\) released gifts .* Reason: A start\./);
    assert.match(await run('alerts'), / gifts 1\.0\.0-\w{8} was rolled back automatically\./);
    assert.match(await run('rollback', '--', '--help'), /^npm run rollback -- \[--to VERSION\]/m);
    const preview = (title: [string, string]) =>
      remote.changed('src/gifts-page.tsx', title, () => run('release', '--', '--preview'));
    const said = await preview(['intro="A', 'intro="A new']);
    const [, path = ''] = /^http:\/\/[^/]+(\/-\/preview\/links\/[\w-]{43})$/m.exec(said) ?? [];
    assert.equal((await fetch(shop.origin + path)).status, 200);
    assert.match(await run('preview'), /^http:\S+\/-\/preview\/links\//m);
    const promoted = await remote.run(access, 'npm', 'run', 'promote');
    assert.match(promoted.said, /^There is no split that could be promoted\.$/m);
    await remote.changed('src/gifts-page.tsx', ['intro="A', 'intro="A shared'], () =>
      run('release', '--', '--to', '20%', '--watch', '0s'),
    );
    assert.match(
      await run('promote', '--', '--watch', '0s'),
      /^gifts 1\.0\.0-\w{8} is live at http:\S+\/gifts$/m,
    );
    assert.match(await run('differences'), /"name": "gifts"/);
    assert.match(
      await run('rollback', '--', '--watch', '0s'),
      /^gifts 1\.0\.0-\w{8} is live again at http:/m,
    );
  });

  it('is refused by its own check if it is far above its budget', async () => {
    const tiny: [string, string] = ['"js": 20000', '"js": 10'];
    const checked = await remote.changed('remote.json', tiny, () =>
      remote.run(access, 'npm', 'run', 'check'),
    );
    assert.equal(checked.code, 1);
    assert.match(checked.said, /above its budget/);
  });

  it('is served by itself with its mock backend', async () => {
    await expectPage(await startDev());
  });

  it('is served hot in the pages of a running shop', async () => {
    await expectPage(await startDev('--against', shop.origin));
  });
});

/** Starts the dev server of the remote. Returns the origin of its pages. */
async function startDev(...args: string[]): Promise<string> {
  const program = join(remote.folder, 'node_modules/.bin/slr-remote');
  const server = remote.start(program, 'dev', '--port', '0', ...args);
  let output = '';
  while (!output.includes('after its first build')) {
    const [part] = (await once(server.stdout, 'data')) as [Buffer];
    output += String(part);
  }
  return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
}

/**
 * Opens the remote's page in a browser. Throws unless its list appears without an error, and in the
 * shop a link to it.
 */
async function expectPage(origin: string, hasShell = false): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${origin}/gifts`);
  await page.getByRole('listitem').filter({ hasText: 'Dress Care' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
  if (hasShell) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Gifts', exact: true }).waitFor();
  }
  assert.deepEqual(errors, []);
  await page.close();
}
