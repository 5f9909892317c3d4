import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { copyRepository } from '../support/copy-of-repository.ts';
import { runCommand } from '../support/run-command.ts';
import { QUICK_BUILD, addTinyRemote } from '../support/tiny-remote.ts';

const shared = mkdtempSync(join(tmpdir(), 'shop-cache-'));
const copies = [copyRepository(), copyRepository()];
after(() => {
  for (const { remove } of copies) remove();
  rmSync(shared, { recursive: true });
});
const [first = '', second = ''] = copies.map(({ folder }) => folder);
for (const folder of [first, second]) addTinyRemote(folder, QUICK_BUILD);

describe('a shared build cache', () => {
  it('provides a clone in another folder with the builds of the first', () => {
    assert.doesNotMatch(build(first), FROM_CACHE);
    assert.match(build(second), FROM_CACHE);
    const [here, there] = [first, second].map(listBuiltFiles);
    assert.ok(here?.includes('mf-manifest.json'));
    assert.deepEqual(there, here);
  });

  it('provides nothing for a package that has changed since', () => {
    const file = join(second, 'tiny-mfe/src/hello.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('A tiny remote', 'Another remote'));
    assert.doesNotMatch(build(second), FROM_CACHE);
  });

  it('is a folder of complete files only', () => {
    const names = readdirSync(join(shared, 'builds'));
    assert.equal(names.length, 2);
    for (const name of names) assert.match(name, /^\d+\.tar\.gz$/);
  });
});

const FROM_CACHE = /output from the cache/;

const listBuiltFiles = (folder: string) =>
  readdirSync(join(folder, 'tiny-mfe/dist'), { recursive: true, encoding: 'utf8' }).sort();

/** Builds the small remote. Returns the output. */
function build(folder: string): string {
  const { status, said } = runCommand(['node', 'scripts/build.mjs', '--projects', 'tiny-mfe'], {
    cwd: folder,
    env: { SHOP_CACHE: shared },
  });
  assert.equal(status, 0, said);
  return said;
}
