import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { FolderStore } from '../../src/store/folder-store.ts';
import { ConflictError, type ObjectStore } from '../../src/store/object-store.ts';
import { S3Store } from '../../src/store/s3-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startS3 } from '../support/s3-counterpart.ts';

const s3 = await startS3();
after(() => s3.close());
let prefixes = 0;
const kinds: [kind: string, open: () => ObjectStore][] = [
  ['a folder', () => new FolderStore(temporaryFolder())],
  [
    'a store of the S3 protocol',
    () => new S3Store({ bucket: s3.bucket, prefix: `${(prefixes += 1)}/` }),
  ],
];

for (const [kind, open] of kinds) {
  describe(`releases in ${kind}`, () => {
    it('are read as they were stored, and null if missing', async () => {
      const store = open();
      assert.equal(await store.read('catalog/1/main.js'), null);
      const body = Buffer.from([0, 255, 10, 13]);
      const tag = await store.create('catalog/1/main.js', body);
      assert.deepEqual(await store.read('catalog/1/main.js'), { body, tag });
      assert.equal(await store.read('catalog/1'), null);
    });

    it('are created once by concurrent writers', async () => {
      const store = open();
      const bodies = Array.from({ length: 12 }, (_, index) => Buffer.from(`body ${index}`));
      const settled = await Promise.allSettled(bodies.map((body) => store.create('a.json', body)));
      const first = settled.findIndex(({ status }) => status === 'fulfilled');
      assert.ok(areOthersConflicts(settled, 1), JSON.stringify(settled));
      assert.deepEqual((await store.read('a.json'))?.body, bodies[first]);
    });

    it("are replaced only if they are unchanged since the writer's read", async () => {
      const store = open();
      const one = await store.create('a.json', Buffer.from('one'));
      const two = await store.replace('a.json', Buffer.from('two'), one);
      assert.notEqual(two, one);
      await assert.rejects(store.replace('a.json', Buffer.from('three'), one), ConflictError);
      await assert.rejects(store.create('a.json', Buffer.from('four')), ConflictError);
      assert.deepEqual(await store.read('a.json'), { body: Buffer.from('two'), tag: two });
      await assert.rejects(store.replace('gone.json', Buffer.from('five'), one), ConflictError);
    });

    it('lose nothing if many writers add to one document', async () => {
      const store = open();
      await store.create('sum.json', Buffer.from('0'));
      const add = async () => {
        for (;;) {
          const stored = await store.read('sum.json');
          assert.ok(stored);
          const sum = Buffer.from(String(Number(stored.body) + 1));
          const isAdded = await store.replace('sum.json', sum, stored.tag).then(
            () => true,
            (cause: unknown) => {
              assert.ok(cause instanceof ConflictError, String(cause));
              return false;
            },
          );
          if (isAdded) return;
        }
      };
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let round = 0; round < 10; round += 1) await add();
        }),
      );
      assert.equal(String((await store.read('sum.json'))?.body), '80');
    });

    it('tell a follower whether they have changed', async () => {
      const store = open();
      const one = await store.create('a.json', Buffer.from('one'));
      assert.equal(await store.readIfChanged('a.json', one), 'unchanged');
      const two = await store.replace('a.json', Buffer.from('two'), one);
      assert.deepEqual(await store.readIfChanged('a.json', one), {
        body: Buffer.from('two'),
        tag: two,
      });
    });

    it('are listed completely by key prefix', async () => {
      const store = open();
      const keys = Array.from(
        { length: 90 },
        (_, index) => `catalog/1.0/f${String(index).padStart(2, '0')}.js`,
      );
      for (const key of [...keys, 'catalog/2.0/a.js', 'content/1.0/a.js', 'a.json']) {
        const tag = await store.create(key, Buffer.from(key));
        if (key === 'a.json') await store.replace(key, Buffer.from('again'), tag);
      }
      assert.deepEqual(
        (await store.list('catalog/1')).map(({ key }) => key),
        keys,
      );
      const all = await store.list('');
      assert.equal(all.length, 93);
      for (const { storedAt } of all) assert.ok(Math.abs(storedAt - Date.now()) < 600_000);
      assert.deepEqual(await store.list('nothing/'), []);
    });

    it('are deleted, and deleting again is no error', async () => {
      const store = open();
      const tag = await store.create('catalog/1/a.js', Buffer.from('one'));
      await store.replace('catalog/1/a.js', Buffer.from('two'), tag);
      await store.remove('catalog/1/a.js');
      await store.remove('catalog/1/a.js');
      assert.equal(await store.read('catalog/1/a.js'), null);
      assert.deepEqual(await store.list(''), []);
      await store.create('catalog/1/a.js', Buffer.from('three'));
    });

    it('have no keys that could leave the store', async () => {
      const store = open();
      for (const key of ['../a', 'a/../../b', '/a', 'a//b', '', '.drafts/a', 'a~2', 'a\\b']) {
        await assert.rejects(store.create(key, Buffer.from('x')), /is not a valid key/, key);
        await assert.rejects(store.read(key), /is not a valid key/, key);
      }
    });
  });
}

/** Returns whether all but `many` writers got a conflict. */
const areOthersConflicts = (settled: PromiseSettledResult<string>[], many: number) =>
  settled.filter(({ status }) => status === 'fulfilled').length === many &&
  settled.every((one) => one.status === 'fulfilled' || one.reason instanceof ConflictError);
