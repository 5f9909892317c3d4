import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from 'build/free-port';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';

const root = join(import.meta.dirname, '../../..');
const author = { by: 'Ada', commit: 'unknown' };

export type ProductionShop = Awaited<ReturnType<typeof startProductionShop>>;

/**
 * Copies this checkout to another folder and installs it without development dependencies. Runs
 * backend and storefront there, with releases of `packages`.
 */
export async function startProductionShop(...packages: string[]) {
  const scratch = mkdtempSync(join(tmpdir(), 'shop-production-'));
  const folder = join(scratch, 'shop');
  const dataDir = join(scratch, 'data');
  const children: ChildProcess[] = [];
  const env = {
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    HOST: '127.0.0.1',
    PORT: String(await findFreePort(0)),
    DATA_DIR: dataDir,
    API_SOCKET: join(scratch, 'api.sock'),
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'error',
  };
  const releases = await openReleases({ dataDir, releaseStore: null });
  const builds = packages.map((name) => join(root, name));
  await Promise.all([install(folder), publish(releases, builds, author)]);
  for (const name of ['api', 'edge'])
    children.push(
      spawn('node', ['src/main.ts'], { cwd: join(folder, name), env, stdio: 'inherit' }),
    );
  const origin = `http://127.0.0.1:${env.PORT}`;
  while (!(await isReady(origin))) {
    for (const { exitCode } of children)
      if (exitCode !== null) throw new Error('a process of the shop ended before it served');
    await pause(100);
  }

  return {
    folder,
    origin,
    /** Releases a build from this checkout with an additional line. Resolves to the version. */
    async release(name: string): Promise<string> {
      const changed = join(scratch, 'changed', name);
      for (const part of ['dist', 'package.json'])
        cpSync(join(root, name, part), join(changed, part), { recursive: true });
      appendFileSync(join(changed, 'dist/remoteEntry.js'), '\n// Changed.\n');
      const [release] = await publish(releases, [changed], author);
      return release?.metadata.version ?? '';
    },
    async close() {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

async function install(folder: string): Promise<void> {
  copyTrackedFiles(folder);
  const options = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['ci', ...options], { cwd: folder });
  // npm installs TypeScript even without development dependencies, because it is an optional peer
  // dependency of Valibot.
  rmSync(join(folder, 'node_modules/typescript'), { recursive: true, force: true });
}

function copyTrackedFiles(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
