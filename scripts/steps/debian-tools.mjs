import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Whether this process may install packages of Debian. */
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

const lockFile = join(tmpdir(), 'shop-apt.lock');

/**
 * Runs apt-get while no other test runs it, because two `apt-get update` at once fail.
 * @param {string} cwd
 * @param {string[]} args
 */
const runApt = (cwd, ...args) =>
  // Downloads as root, because apt's own user cannot write to `cwd`.
  run('flock', [lockFile, 'apt-get', '-qq', '-o', 'APT::Sandbox::User=root', ...args], {
    cwd,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Runs apt-get. Updates its lists only if it fails, because an update takes several seconds.
 * @param {string} cwd
 * @param {string[]} args
 */
async function fetchByApt(cwd, ...args) {
  if ((await runApt(cwd, ...args)) === 0) return;
  await runApt(cwd, 'update');
  await runApt(cwd, ...args);
}

/** @param {string[]} paths */
const findProgram = (paths, versionOption) =>
  paths.find((path) => spawnSync(path, [versionOption]).status === 0);

/**
 * Returns the path of nginx. If there is none, unpacks Debian's package into `.cache`, because its
 * installation would start a server on port 80. Throws if that is impossible.
 */
export async function findNginx() {
  const folder = join(root, '.cache/nginx');
  const paths = ['nginx', '/usr/sbin/nginx', join(folder, 'usr/sbin/nginx')];
  const installedPath = findProgram(paths, '-v');
  if (installedPath) return installedPath;
  if (canInstall) {
    mkdirSync(folder, { recursive: true });
    await fetchByApt(folder, 'download', 'nginx');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      await run('dpkg-deb', ['--extract', file, '.'], { cwd: folder });
  }
  const newPath = findProgram(paths, '-v');
  if (!newPath) throw new Error('These tests need nginx. On Debian: apt-get install nginx-light.');
  return newPath;
}

/** Returns the path of systemd-analyze. Installs it if it is absent, and throws if it cannot. */
export async function findSystemdAnalyze() {
  const paths = ['systemd-analyze'];
  const installedPath = findProgram(paths, '--version');
  if (installedPath) return installedPath;
  if (canInstall) {
    await fetchByApt(root, 'install', '-y', '--no-install-recommends', 'systemd');
  }
  const newPath = findProgram(paths, '--version');
  if (!newPath)
    throw new Error('These tests need systemd-analyze. On Debian: apt-get install systemd.');
  return newPath;
}
