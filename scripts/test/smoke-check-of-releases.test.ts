import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { ensureBuilt } from './support/built.ts';
import { copyRepository } from './support/copy-of-repository.ts';
import { isLongForm } from './support/long-form.ts';
import { commandEnv, runCommand } from './support/run-command.ts';
import { runInProcess } from './support/run-in-process.ts';

const root = join(import.meta.dirname, '../..');
const { folder, remove } = copyRepository();
after(remove);
const dist = join(folder, 'content-mfe/dist');
const temporary = join(folder, '.tmp');
mkdirSync(temporary);
const env = {
  ...commandEnv,
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  PORT: '0',
  DATA_DIR: join(folder, '.data'),
  RELEASED_BY: 'Ada',
  // Outside TMPDIR, because the test requires that no file remains there.
  NODE_COMPILE_CACHE: join(folder, '.cache/node'),
  TMPDIR: temporary,
};

describe('the smoke check of a release', () => {
  before(async () => {
    const packages = ['shell', 'basket-mfe', 'content-mfe'];
    ensureBuilt(...packages);
    for (const name of packages)
      cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
    const releases = await openReleases({ dataDir: env.DATA_DIR, releaseStore: null });
    const folders = packages.map((name) => join(folder, name));
    await publish(releases, folders, { by: 'Ada', commit: 'unknown' });
  });

  afterEach(restore);

  describe('of a faulty remote', () => {
    let output = '';
    before(async () => {
      const { revision } = await status();
      inBrowser("console.error('Something is odd.');");
      throwInSource('faq/faq-page.tsx');
      inBrowser("void fetch('/releases/content/nothing.json');");
      onServer("routes[1], 'element', { get() { throw new Error('No FAQ.'); } }");
      onServer("routes[2], 'element', { value: require('react').createElement('p', {}, 'Else') }");
      for (const style of readdirSync(dist).filter((name) => name.endsWith('.css')))
        appendFileSync(join(dist, style), 'footer a { color: red }');
      const file = join(dist, 'server/stand-in.json');
      const mockBackend = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...mockBackend, answers: {} }));
      const refused = release({}, 'content-mfe');
      assert.equal(refused.status, 1);
      assert.equal((await status()).revision, revision);
      output = refused.said;
    });

    const faults: [what: string, sentence: RegExp][] = [
      ['logs in the browser', /^content, \/about: logs 'Something is odd\.'\.$/m],
      ['asks for in vain', /^content, \/about: \S+\/content\/nothing\.json answers 404\.$/m],
      [
        'throws in a source file',
        /^content, \/about: throws 'TypeError: Gone\.' at src\/faq\/faq-page\.tsx:1:1\.$/m,
      ],
      [
        'asks a backend for',
        /^content, \/about: its stand-in does not answer 'GET users\/aboutus'\.$/m,
      ],
      [
        'throws on the server',
        /^content, \/faq: the content remote fails on the server .*'No FAQ\.'\.$/m,
      ],
      [
        'does not render on the server',
        /^content, \/terms: the server does not render the page\.$/m,
      ],
      ['hydrates otherwise', /^content, \/terms: logs 'Rendered in the browser instead: .* #418;/m],
      [
        'styles elsewhere',
        /^content, \/about: the style 'footer a' reaches beyond the content remote\.$/m,
      ],
    ];
    for (const [caseName, sentence] of faults)
      it(`reports that it ${caseName}`, () => assert.match(output, sentence));

    it('opens no more pages than needed', () => {
      assert.match(output, /^Nothing was released\.$/m);
      assert.doesNotMatch(output, /\/fitcheck/);
    });
  });

  it('does not start for a remote that is incompatible with what is live', () => {
    const file = join(dist, 'release.json');
    const described = JSON.parse(readFileSync(file, 'utf8')) as { needs: object };
    const needs = { ...described.needs, shared: '^99.0.0' };
    writeFileSync(file, JSON.stringify({ ...described, needs }));
    const { status: code, said } = release({}, 'content-mfe');
    assert.equal(code, 1);
    assert.match(said, /^Nothing was released\. .*needs shared \^99\.0\.0/);
    assert.doesNotMatch(said, /Looking at the pages/);
  });

  it('says what to do if no shell is live', async () => {
    const DATA_DIR = join(folder, '.empty');
    const { code, said } = await releaseInProcess({ DATA_DIR }, 'basket-mfe');
    assert.equal(code, 1);
    assert.match(said, /^Nothing was released: no shell is live, .* Run 'npm start', or release/m);
    assert.deepEqual(readdirSync(temporary), []);
  });

  it('says what to do without a browser', async () => {
    const CHROMIUM_PATH = join(folder, 'nowhere');
    const { code, said } = await releaseInProcess({ CHROMIUM_PATH }, 'content-mfe');
    assert.equal(code, 1);
    assert.match(
      said,
      /^Nothing was released: there is no Chromium .* CHROMIUM_PATH .* --unseen\.$/m,
    );
  });

  if (isLongForm) describeLongForm();
});

function describeLongForm(): void {
  it('passes a faultless release and leaves no files behind', async () => {
    inBrowser('globalThis.isNew = true;', join(folder, 'basket-mfe/dist'));
    const { status: code, said } = release({}, 'basket-mfe');
    assert.equal(code, 0, said);
    const { history, releases } = await status();
    assert.equal(history.at(-1)?.seen, true);
    assert.ok(
      releases.find(({ name, state }) => name === 'basket' && state === 'live')?.recorded.seen,
    );
    assert.deepEqual(readdirSync(temporary), []);
  });

  it('refuses a remote with a missing script, and leaves no files behind', async () => {
    const { revision } = await status();
    rmSync(join(dist, findRoutesChunk()));
    const { status: code, said } = release({}, 'content-mfe');
    assert.equal(code, 1);
    assert.match(said, /^content, \/about: \/releases\/content\/\S+\.js answers 404\.$/m);
    assert.match(said, /^content, \/about: does not show the content remote in the browser\.$/m);
    assert.equal((await status()).revision, revision);
    assert.deepEqual(readdirSync(temporary), []);
  });

  it('ends everything that it started when it is interrupted', async (test) => {
    const { revision } = await status();
    inBrowser('globalThis.isNewer = true;');
    const child = spawn('node', ['scripts/publish.ts', 'content-mfe'], { cwd: folder, env });
    test.after(() => child.kill('SIGKILL'));
    const closed = once(child, 'close');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => (output += part));
    const isBegun = () => readdirSync(temporary).some((name) => name.startsWith('playwright'));
    while (!isBegun() && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    const [code] = (await closed) as [number];
    assert.equal(code, 1);
    assert.match(output, /^Nothing was released: ended by SIGINT\.$/m);
    assert.equal((await status()).revision, revision);
    assert.deepEqual(readdirSync(temporary), []);
  });
}

/** Restores the build to its original state. */
function restore(): void {
  rmSync(dist, { recursive: true });
  cpSync(join(root, 'content-mfe/dist'), dist, { recursive: true });
}

const release = (more: NodeJS.ProcessEnv, ...args: string[]) =>
  runCommand(['node', 'scripts/publish.ts', ...args], { cwd: folder, env: { ...env, ...more } });

/** Releases the unchanged build of this checkout in this process, which has no start of its own. */
const releaseInProcess = (more: NodeJS.ProcessEnv, ...args: string[]) =>
  runInProcess(['publish.ts', ...args], { ...env, ...more });

interface Status {
  revision: number;
  history: { seen?: boolean }[];
  releases: { name: string; state: string; recorded: { seen: boolean } }[];
}

const status = async () =>
  JSON.parse((await runInProcess(['shop-command.ts', 'status', '--json'], env)).said) as Status;

const inBrowser = (code: string, built = dist) =>
  appendFileSync(join(built, 'remoteEntry.js'), `\n${code}\n`);

/** Throws in a line that the source map attributes to the first line of a source file. */
function throwInSource(source: string): void {
  const code = "setTimeout(() => { throw new TypeError('Gone.'); });";
  inBrowser(code);
  const [before = ''] = readFileSync(join(dist, 'remoteEntry.js'), 'utf8').split(code);
  const sources = [`webpack://content/./src/${source}`];
  const mappings = `${before.replaceAll(/[^\n]/g, '').replaceAll('\n', ';')}AAAA`;
  const sourceMap = { version: 3, names: [], sources, mappings };
  writeFileSync(join(dist, 'remoteEntry.js.map'), JSON.stringify(sourceMap));
}

/** Defines a property in the routes module of the server build. */
const onServer = (definition: string) =>
  appendFileSync(
    join(dist, 'server/main.cjs'),
    `\nObject.defineProperty(module.exports['./routes'].${definition});\n`,
  );

/** Returns the path of the script with the remote's pages. */
function findRoutesChunk(): string {
  const { exposes } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as {
    exposes: { path: string; assets: { js: { sync: string[] } } }[];
  };
  return exposes.find(({ path }) => path === './routes')?.assets.js.sync[0] ?? '';
}
