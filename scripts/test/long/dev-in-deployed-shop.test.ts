import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readMockBackend } from 'build/mock-backend-file';
import { buildEdge } from 'edge/app';
import { readSettings } from 'edge/settings';
import { chromium } from 'playwright-core';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { serveMockBackends } from '../../mock-backend/serve-mock-backends.ts';
import { findChromium } from '../../steps/chromium.mjs';
import { ensureBuilt } from '../support/built.ts';
import { copyRepository } from '../support/copy-of-repository.ts';
import { startDevServers } from '../support/dev-servers.ts';

const root = join(import.meta.dirname, '../../..');
const HOME_PAGE = 'catalog-mfe/src/home/home-page.tsx';

/** Time limit in ms, several times the duration on a busy machine. */
const limits = { timeout: 240_000 };

/** Starts a shop with builds of this repository, and a mock backend with an origin of its own. */
async function startShop() {
  const names = ['shell', 'basket-mfe', 'catalog-mfe'];
  ensureBuilt(...names);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-deployed-'));
  const mockBackend = readMockBackend(join(root, 'catalog-mfe'));
  assert.ok(mockBackend);
  const backend = await serveMockBackends([mockBackend]);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', API_HOST: backend.url };
  const settings = readSettings(env);
  const folders = names.map((name) => join(root, name));
  await publish(await openReleases(settings), folders, { by: 'Ada', commit: 'unknown' });
  const app = await buildEdge(settings, { checkReady: () => Promise.resolve(true) });
  after(async () => {
    await app.close();
    await backend.close();
    rmSync(dataDir, { recursive: true });
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

it('`npm run dev -- catalog-mfe --against` shows edits in the pages of a shop that keeps its version', async () => {
  const shopOrigin = await startShop();
  const copy = copyRepository();
  // Copies the compiler's cache to save time.
  cpSync(join(root, '.cache/types'), join(copy.folder, '.cache/types'), { recursive: true });
  const source = readFileSync(join(root, HOME_PAGE), 'utf8');
  const edit = (text: string) => writeFileSync(join(copy.folder, HOME_PAGE), text);
  const args = ['catalog-mfe', '--against', shopOrigin, '--port', '0'];
  const dev = startDevServers(copy.folder, args);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  after(async () => {
    await browser.close();
    await dev.end();
    copy.remove();
  });

  const openLine = await dev.saying(/opens at http:\S+/);
  const page = await browser.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(openLine.replace('opens at ', ''), limits);
  await page.getByText('Have a question?').waitFor(limits);
  await page.getByText('Moved with care').first().waitFor(limits);
  edit(source.replace('Have a question?', 'Only on this machine'));
  await page.getByText('Only on this machine').waitFor(limits);
  assert.equal(violations.length, 0, violations.join());
  edit(`${source}\nconst = ;\n`);
  await page.locator('iframe[title="Build errors and warnings"]').waitFor(limits);
  await page.getByText('Only on this machine').waitFor(limits);
  // The policy blocks the `style` attributes of the overlay, which it then sets by script.
  assert.ok(violations.every((text) => text.startsWith('Applying inline style')));

  await page.goto(shopOrigin, limits);
  await page.getByText('Have a question?').waitFor(limits);
});
