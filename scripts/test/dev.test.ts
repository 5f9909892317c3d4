import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readMockBackend } from 'build/mock-backend-file';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { type Page, chromium } from 'playwright-core';
import { findChromium } from '../steps/chromium.mjs';
import { serveMockBackends } from '../mock-backend/serve-mock-backends.ts';
import { ensureBuilt } from './support/built.ts';
import { copyRepository } from './support/copy-of-repository.ts';
import { startDevServers } from './support/dev-servers.ts';
import { isLongForm } from './support/long-form.ts';
import { runInProcess } from './support/run-in-process.ts';
import { addTinyRemote } from './support/tiny-remote.ts';

const root = join(import.meta.dirname, '../..');
const copy = copyRepository();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-dev-'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
after(() => {
  copy.remove();
  rmSync(dataDir, { recursive: true });
});
after(() => browser.close(), { timeout: 60_000 });

// Two small remotes, because a server for a remote of the shop compiles all its pages.
for (const name of ['form', 'tiny']) addTinyRemote(copy.folder, 'webpack', name);
const FORM = 'form-mfe/src/hello.tsx';
const FORM_SOURCE = `import { PageHeader } from 'shared/ui';

export const Hello = () => (
  <>
    <PageHeader title="Have a question?" intro="Tell us about your move." />
    <label>
      Your message <input />
    </label>
  </>
);
`;
const ROUTES = 'tiny-mfe/src/routes.tsx';
const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);
const edit = (to: string) => write(FORM, FORM_SOURCE.replace('"Have a question?"', to));
write(FORM, FORM_SOURCE);
const ROUTES_SOURCE = readFileSync(join(copy.folder, ROUTES), 'utf8');

interface Boot {
  config: { publicUrl: string };
  registry: { microFrontends: Record<string, { url: string }[]> };
}

/** Time limit in ms, several times the duration on a busy machine. */
const limits = { timeout: 240_000 };

describe('the development servers', () => {
  const mockBackend = readMockBackend(join(root, 'catalog-mfe'));
  assert.ok(mockBackend);
  let backend: Awaited<ReturnType<typeof serveMockBackends>>;
  let dev: ReturnType<typeof startDevServers>;
  let page: Page;

  before(async () => {
    const names = ['shell', 'basket-mfe'];
    ensureBuilt(...names);
    // Copies the compiler's cache to save time.
    cpSync(join(root, '.cache/types'), join(copy.folder, '.cache/types'), { recursive: true });
    const releases = await openReleases({ dataDir, releaseStore: null });
    const folders = names.map((name) => join(root, name));
    await publish(releases, folders, { by: 'Ada', commit: 'unknown' });
    backend = await serveMockBackends([mockBackend]);
    write(ROUTES, 'export const = ;\n');
    dev = startDevServers(copy.folder, ['form-mfe', 'tiny-mfe', '--port', '0'], {
      DATA_DIR: dataDir,
      API_HOST: backend.url,
    });
    const openLine = await dev.saying(/opens at http:\S+/);
    page = await browser.newPage();
    await page.goto(`${openLine.replace('opens at ', '')}/form`, limits);
    await page.getByText('Have a question?').waitFor(limits);
  });
  after(async () => {
    await dev.end();
    await backend.close();
  });

  const shows = (text: string) => page.getByText(text).first().waitFor(limits);
  const message = () => page.getByLabel('Your message');
  /**
   * Waits until the overlay lists a problem of the file, or none. The overlay shows one problem at a
   * time, and the second remote has problems too.
   */
  const showsFailure = (isExpected: boolean) =>
    page.waitForFunction(
      (expected) => {
        const overlay = document.querySelector('iframe')?.contentDocument?.body;
        const press = (control: string) =>
          overlay?.querySelector<HTMLElement>(`[data-control=${control}]`)?.click();
        const count = Number(/\d+ \/ (\d+)/.exec(overlay?.textContent ?? '')?.[1] ?? 1);
        const texts = Array.from({ length: count }, () => {
          const text = overlay?.textContent ?? '';
          press('next');
          return text;
        });
        for (let problem = 0; problem < count; problem += 1) press('previous');
        return texts.some((text) => text.includes('hello.tsx')) === expected;
      },
      isExpected,
      limits,
    );

  it('serve a remote beside the live releases although a second one does not compile', async () => {
    await dev.saying(/tiny-mfe +│ .*ERROR in/);
    await shows('Tell us about your move.');
  });

  it('show a change with type errors, keep typed input, and print the errors', async () => {
    await dev.saying(/types +│ .*Waiting for file changes/);
    await message().fill('Two pianos');
    edit('"Ask us now" colour={5}');
    await shows('Ask us now');
    await dev.saying(/types +│ .*hello\.tsx.*error TS/);
    assert.equal(await message().inputValue(), 'Two pianos');
  });

  it('show compile errors on the page and continue with its state after the correction', async () => {
    write(FORM, `${FORM_SOURCE}\nconst = ;\n`);
    await showsFailure(true);
    edit('"Ask us again"');
    await shows('Ask us again');
    await showsFailure(false);
    assert.equal(await message().inputValue(), 'Two pianos');
  });

  it('add a remote once it compiles', async () => {
    write(ROUTES, ROUTES_SOURCE);
    await dev.saying(/tiny-mfe +│ .*compiled successfully/);
    // The open page reloads itself now, so a navigation of it could be aborted.
    const tinyPage = await browser.newPage();
    await tinyPage.goto(new URL('/tiny', page.url()).href, limits);
    await tinyPage.locator('[data-remote="tiny"]').waitFor(limits);
    await tinyPage.close();
  });

  it('are known only to this page, which keeps its own URL', async () => {
    const { origin } = new URL(page.url());
    const fetchJson = async (path: string) => (await fetch(origin + path)).json();
    const boot = (await fetchJson('/boot.json')) as Boot;
    assert.equal(boot.config.publicUrl, origin);
    assert.deepEqual(await fetchJson('/registry.json'), boot.registry);
    const { form, basket } = boot.registry.microFrontends;
    assert.match(form?.[0]?.url ?? '', /^http:\/\/localhost:\d+\/mf-manifest\.json$/);
    assert.match(basket?.[0]?.url ?? '', /^\/releases\/basket\//);
  });

  it('serve their files only to pages of this machine', async () => {
    const { origin } = new URL(page.url());
    const script = `${origin}/main.js`;
    const fetchScript = (headers: Record<string, string>) => fetch(script, { headers });
    const allowed = async (from: string) =>
      (await fetchScript({ origin: from })).headers.get('access-control-allow-origin');
    assert.equal(await allowed(origin), origin);
    assert.equal(await allowed('https://shop.example.com'), null);
    assert.equal((await fetchScript({})).status, 200);
  });
});

// Only in the long form, because the smoke check opens the same pages of the mock backend for each
// remote.
if (isLongForm)
  describe('a standalone remote', () => {
    let dev: ReturnType<typeof startDevServers>;
    let page: Page;
    before(async () => {
      dev = startDevServers(copy.folder, ['catalog-mfe', '--alone', '--port', '0']);
      const openLine = await dev.saying(/opens at http:\S+/);
      page = await browser.newPage();
      await page.goto(openLine.replace('opens at ', ''), limits);
    });
    after(() => dev.end());

    it('shows its pages by their visits, with responses of its mock backend', async () => {
      await page.getByText('Moved with care').first().waitFor(limits);
      await page.getByRole('link', { name: '/products (choosing)' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor(limits);
      await page.getByText('Gown Clean').first().waitFor(limits);
    });

    it('shows plain boxes for other remotes', async () => {
      await page.getByRole('link', { name: '/dress-care/gown-clean' }).click();
      await page.getByRole('button', { name: 'Add to cart' }).click(limits);
      await page.getByText("BasketModal of the remote 'basket'").waitFor(limits);
    });
  });

describe('the command for development servers', () => {
  const refused = async (args: string[]) => {
    const dev = startDevServers(root, args);
    assert.equal(await dev.ended(), 1);
    return dev.said();
  };

  it('refuses a port in use and unknown remotes', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    const output = await refused(['catalog-mfe', '--port', String(address.port)]);
    assert.match(output, new RegExp(`^Port ${address.port} is taken: [^\\n]+\\n$`));
    server.close();
    const { code, said } = await runInProcess(['dev-servers.ts', 'nowhere'], {});
    assert.equal(code, 1);
    assert.match(said, /^No such remote: nowhere\. There are shell, .*$/);
    assert.match(await refused(['--alone']), /^Name the one remote/);
  });

  it('is refused in production', async () => {
    const env = { NODE_ENV: 'production' };
    const { code, said } = await runInProcess(['dev-servers.ts', 'catalog-mfe'], env);
    assert.equal(code, 1);
    assert.match(said, /^Dev servers are for development[^\n]+$/);
  });
});
