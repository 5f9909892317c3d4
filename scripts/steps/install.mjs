import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from '../packages.mjs';
import { root, runOrExit } from './run.mjs';

const stampFile = join(root, 'node_modules/.installed-lock');

/**
 * Installs dependencies if the lock file or a package.json has changed. Must also run on Node 20,
 * because the project's own Node is not installed yet.
 */
export async function install() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeFingerprint()) return;
  console.log('Installing packages (a few minutes the first time)…');
  // Includes development dependencies, because builds need them in production too. Does not use
  // `npm ci`, because the lock file lacks packages of other platforms.
  await runOrExit('npm', [
    'install',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  // Computes the hash again, because npm may have changed the lock file.
  writeFileSync(stampFile, computeFingerprint());
}

function computeFingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of listWorkspaces()) hash.update(`${folder} ${readDependencies(folder)}`);
  return hash.digest('hex');
}

function readDependencies(folder) {
  const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(file);
  return JSON.stringify({ dependencies, devDependencies });
}
