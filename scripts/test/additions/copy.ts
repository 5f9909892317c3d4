import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { findInstalledChromium } from '../../steps/chromium.mjs';
import { copyRepository } from '../support/copy-of-repository.ts';
import { runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../../..');

const copy = copyRepository();
after(copy.remove);
export const { folder } = copy;
export const dataDir = join(folder, '.data');

// Copies the compiler's cache, so that the types of `shared` need not be checked again.
const types = join(root, '.cache/types');
if (existsSync(types)) cpSync(types, join(folder, '.cache/types'), { recursive: true });

/** Runs a command in the copy and returns its output. Throws if the command fails. */
export function run(...command: string[]): string {
  const { status, said } = start(command);
  assert.equal(status, 0, said);
  return said;
}

/** Runs a command in the copy and returns its output. Throws unless the command fails. */
export function runRefused(command: string[]): string {
  const { status, said } = start(command);
  assert.equal(status, 1, said);
  return said;
}

const start = (command: string[]) =>
  runCommand(command, {
    cwd: folder,
    env: {
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(folder, '.cache/node'),
      CHROMIUM_PATH: findInstalledChromium(),
    },
  });

/** Writes a new file to the copy. */
export function addFile(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Replaces a text in a file of the copy. `$&` in the replacement stands for the text. */
export function replaceText(file: string, text: string, replacement: string): void {
  const source = readFileSync(join(folder, file), 'utf8');
  assert.ok(source.includes(text), `${file} does not contain '${text}'.`);
  writeFileSync(join(folder, file), source.replace(text, replacement));
}

/** Returns the names of new and changed files and folders below these folders of the copy. */
export function listTouchedFiles(folders: string[]): string[] {
  const excluded = ['node_modules', 'dist', '.cache'].map((name) => `--exclude=${name}`);
  return folders.flatMap((name) => {
    const { said } = runCommand(['diff', '-rq', ...excluded, join(root, name), name], {
      cwd: folder,
    });
    const names = said.matchAll(/^(?:Only in (.+): (.+)|Files .+ and (.+) differ)$/gm);
    return [...names].map(
      ([, parent = '', added = '', changed]) => changed ?? `${parent}/${added}`,
    );
  });
}

/**
 * Returns the files in the row of a task in CONTRIBUTING.md, and the files that commands of the row
 * generate.
 */
export function readTask(name: string): { written: string[]; generated: string[] } {
  const table = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const cell = table.match(new RegExp(`^\\| ${name} \\| (.*?) \\|`, 'm'))?.[1] ?? '';
  const [written = [], generated = []] = cell
    .split('generated:')
    .map((part) => [...part.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) => file));
  return { written, generated };
}
