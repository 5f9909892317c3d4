import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildEdge } from 'edge/app';
import { readSettings } from 'edge/settings';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { readStatus } from 'releases/status';
import { AFTERCARE, productFieldChanges, seedChange } from '../additions/product-field.ts';
import { ensureBuilt } from '../support/built.ts';
import { copyRepository } from '../support/copy-of-repository.ts';
import { commandEnv, runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../../..');
const { folder, remove } = copyRepository();
const PAGE = '/wedding-dress-cleaning/full-length-dress-clean';
const DATA_DIR = join(folder, '.shop');
const API_SOCKET = join(folder, 'api.sock');
const settings = readSettings({
  DATA_DIR,
  API_SOCKET,
  LOG_LEVEL: 'silent',
  RELEASE_POLL_MS: '100',
  RENDER_TIMEOUT_MS: '20000',
});
let backend: ChildProcess | undefined;
let edge: Awaited<ReturnType<typeof buildEdge>> | undefined;

after(async () => {
  await edge?.close();
  backend?.kill('SIGKILL');
  remove();
});

describe('a new optional product field', () => {
  before(async () => {
    ensureBuilt('shell', 'catalog-mfe', 'basket-mfe');
    await publishBuilds();
    addField();
    backend = await startBackend();
    edge = await buildEdge(settings, { checkReady: () => Promise.resolve(true) });
  });

  it('is not on the page while the live catalogue does not know it', async () => {
    const html = await pageText();
    assert.match(html, /How long it takes/);
    assert.doesNotMatch(html, new RegExp(AFTERCARE));
  });

  it('is on the page after a release of the catalogue alone', async () => {
    const versionsBefore = await liveVersions();
    run('webpack', 'catalog-mfe');
    run(`node ${join(folder, 'scripts/publish.ts')} catalog-mfe --unseen`, '.');
    const now = await liveVersions();
    assert.notEqual(now['catalog'], versionsBefore['catalog']);
    assert.deepEqual({ ...now, catalog: '' }, { ...versionsBefore, catalog: '' });
    while (!(await pageText()).includes(AFTERCARE)) await sleep(100);
  });
});

/** Publishes the builds of this checkout, which do not have the new field. */
async function publishBuilds(): Promise<void> {
  const releases = await openReleases(settings);
  const folders = ['shell', 'catalog-mfe', 'basket-mfe'].map((name) => join(root, name));
  await publish(releases, folders, { by: 'The first', commit: 'unknown' });
}

/** Adds the field and a generated migration to the copy of the repository. */
function addField(): void {
  for (const [file, line, replacement] of [...productFieldChanges, seedChange]) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    assert.ok(source.includes(line), `${file} has no line '${line}'.`);
    writeFileSync(path, source.replace(line, replacement));
  }
  run('npm run migration -- --name aftercare', 'api');
}

async function startBackend(): Promise<ChildProcess> {
  const child = spawn('node', ['src/main.ts'], {
    cwd: join(folder, 'api'),
    env: { ...commandEnv, DATA_DIR, API_SOCKET, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!existsSync(API_SOCKET)) {
    assert.equal(child.exitCode, null, 'The backend has ended.');
    await sleep(100);
  }
  return child;
}

/** Runs a command in a folder of the copy. Throws if the command fails. */
function run(command: string, name: string): void {
  const cwd = join(folder, name);
  const env = { DATA_DIR, NODE_COMPILE_CACHE: join(folder, '.cache/node'), RELEASED_BY: 'Ada' };
  const { status: code, said } = runCommand(command.split(' '), { cwd, env });
  assert.equal(code, 0, said);
}

async function pageText(): Promise<string> {
  const response = await edge?.inject(PAGE);
  assert.equal(response?.statusCode, 200, response?.body);
  return response?.body ?? '';
}

async function liveVersions(): Promise<Record<string, string>> {
  const { releases } = await readStatus(await openReleases(settings));
  const live = releases.filter(({ state }) => state === 'live');
  return Object.fromEntries(live.map(({ name, version }) => [name, version]));
}
