import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, globSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packedWorkspaces, stageWorkspace } from '../packing/stage-workspace.ts';
import { listImportedModules } from '../packing/transpile.ts';
import { typeCheckCommand } from '../steps/type-check.mjs';
import { runCommand } from './support/run-command.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'packing-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

describe('a package for other repositories', () => {
  before(() => {
    // Within `npm test`, an earlier part has already emitted the types.
    const names = packedWorkspaces.map(({ name }) => name);
    const { status, said } = runCommand([...typeCheckCommand, ...names], { cwd: root });
    assert.equal(status, 0, said);
  });

  for (const workspace of packedWorkspaces)
    it(`${workspace.name} contains each module that it exports or imports`, () => {
      const folder = join(scratch, workspace.name);
      stageWorkspace(workspace, folder);
      const missingFiles = [...listExportedFiles(folder), ...listImportedFiles(folder)].filter(
        (path) => !existsSync(path) && !existsSync(`${path}.js`),
      );
      assert.deepEqual(missingFiles, []);
    });
});

function listExportedFiles(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .flatMap((path) => listFilesOf(folder, path));
}

/** Returns the files of a path with `*`, or the path itself if there are none. */
function listFilesOf(folder: string, path: string): string[] {
  const pattern = join(folder, path);
  const files = pattern.includes('*') ? globSync(pattern.replace('*', '**/*')) : [];
  return files.length > 0 ? files : [pattern];
}

const listImportedFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(folder, 'src', path))
    .flatMap((path) =>
      listImportedModules(readFileSync(path, 'utf8'))
        .filter((module) => module.startsWith('.'))
        .map((module) => resolve(dirname(path), module)),
    );
