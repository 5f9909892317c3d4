import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FolderStore } from '../../src/store/folder-store.ts';
import { ConflictError } from '../../src/store/object-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('a folder of releases', () => {
  it('has the old or the new state completely after its writer was killed', async () => {
    const root = temporaryFolder();
    const store = new FolderStore(root);
    await store.create('a.json', Buffer.from(body(0)));
    for (let round = 0; round < 5; round += 1) {
      const entryBefore = await store.read('a.json');
      const child = spawn(process.execPath, ['-e', writer(root)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, 7 * round));
      child.kill('SIGKILL');
      await ended;
      const storedEntry = await store.read('a.json');
      assert.ok(entryBefore && storedEntry);
      assert.equal(String(storedEntry.body), body(Number(String(storedEntry.body).slice(0, 9))));
      assert.ok(Number(storedEntry.tag) >= Number(entryBefore.tag));
      await store.replace('a.json', Buffer.from(body(round)), storedEntry.tag);
    }
  });

  it('retains a limited number of former states', async () => {
    const root = temporaryFolder();
    const store = new FolderStore(root);
    let tag = await store.create('a.json', Buffer.from('0'));
    for (let round = 1; round < 70; round += 1)
      tag = await store.replace('a.json', Buffer.from(`${round}`), tag);
    assert.equal(String((await store.read('a.json'))?.body), '69');
    assert.equal(readdirSync(root).filter((name) => name.startsWith('a.json')).length, 50);
    await assert.rejects(store.replace('a.json', Buffer.from('late'), '3'), ConflictError);
    await assert.rejects(store.create('a.json', Buffer.from('late')), ConflictError);
  });

  it('deletes drafts of crashed writers, but not current drafts', async () => {
    const root = temporaryFolder();
    const store = new FolderStore(root);
    const tag = await store.create('a.json', Buffer.from('1'));
    for (const name of ['old', 'new']) writeFileSync(join(root, '.drafts', name), 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    utimesSync(join(root, '.drafts/old'), yesterday, yesterday);
    await store.replace('a.json', Buffer.from('2'), tag);
    assert.deepEqual(readdirSync(join(root, '.drafts')), ['new']);
    assert.deepEqual(
      (await store.list('')).map(({ key }) => key),
      ['a.json'],
    );
    assert.ok(statSync(root).isDirectory());
  });
});

/** Returns a megabyte of text with the number in every line. */
const body = (number: number) => `${String(number).padStart(9, '0')}\n`.repeat(100_000);

const module = JSON.stringify(new URL('../../src/store/folder-store.ts', import.meta.url));

/** Source of a process that announces its start and then replaces a document endlessly. */
const writer = (root: string) => `
  import(${module}).then(async ({ FolderStore }) => {
    const store = new FolderStore(${JSON.stringify(root)});
    let { tag } = await store.read('a.json');
    process.stdout.write('begins');
    for (let number = 100; ; number += 1)
      tag = await store.replace('a.json', Buffer.from((String(number).padStart(9, '0') + '\\n').repeat(100000)), tag);
  });`;
