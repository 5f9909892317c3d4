import { spawnSync } from 'node:child_process';
import { listWorkspaces } from '../packages.mjs';
import { root, createToolEnv } from './run.mjs';

const isDocumentation = (file) =>
  file.startsWith('docs/') || (!file.includes('/') && file.endsWith('.md'));

/**
 * Returns packages that differ from a commit, and their dependents. Uncommitted changes count as
 * differences too. Returns null if a changed file affects every package.
 */
export function listPackagesChangedSince(ref) {
  const trackedFiles = readOutputLines('git', [
    'diff',
    '--name-only',
    '--end-of-options',
    ref,
    '--',
  ]);
  const untrackedFiles = readOutputLines('git', ['ls-files', '--others', '--exclude-standard']);
  const files = [...trackedFiles, ...untrackedFiles].filter((file) => !isDocumentation(file));
  const folders = [...new Set(files.map((file) => file.split('/')[0]))];
  if (folders.some((folder) => !listWorkspaces().includes(folder))) return null;
  if (folders.length === 0) return [];
  const ownFiles = folders.map((folder) => `${folder}/package.json`);
  const options = ['--affected', '--files', ownFiles.join(), '--exclude', 'scripts'];
  return readOutputLines('nx', ['show', 'projects', ...options]);
}

function readOutputLines(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: createToolEnv(),
  });
  if (status !== 0) throw new Error(`'${[command, ...args].join(' ')}' failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
