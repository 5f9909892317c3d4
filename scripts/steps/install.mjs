import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../packages.mjs';
import { must, root } from './run.mjs';

const stamp = join(root, 'node_modules/.installed-lock');

/**
 * Installs packages if the lock file or a dependency in a package.json has changed. Runs on Node 20
 * before the installation.
 */
export async function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Installing packages (a few minutes the first time)…');
  // Builds need development packages in production too. `npm ci` fails here, because the lock file
  // lacks packages of other platforms.
  await must('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  // Computed again, because npm may have changed the lock file.
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of workspaces()) hash.update(`${folder} ${dependenciesOf(folder)}`);
  return hash.digest('hex');
}

function dependenciesOf(folder) {
  const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(file);
  return JSON.stringify({ dependencies, devDependencies });
}
