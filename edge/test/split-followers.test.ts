import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { publish } from 'releases/publish';
import { readRegistry } from 'releases/registry';
import { openReleases } from 'releases/releases';
import { rollBack } from 'releases/roll-back';
import { isInSplit } from 'releases/split';
import { readSettings } from '../src/settings/settings.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { testAuthor } from '../../releases/test/support/publish-to.ts';
import { startS3 } from '../../server/test/support/s3-counterpart.ts';
import { startEdge } from './support/shop-of.ts';

describe('a split on several machines with one S3 store', () => {
  it('gives a visitor the same version on each machine, even if the store is unavailable', async () => {
    const s3 = await startS3();
    after(() => s3.close());
    const env = { RELEASE_STORE: `s3://${s3.bucket}/shop` };
    const releases = await openReleases(readSettings({ ...env, DATA_DIR: temporaryFolder() }));
    await publish(releases, [createBuild('shell'), createBuild('catalog')], testAuthor);
    const folders = [temporaryFolder(), temporaryFolder()];
    const apps = await Promise.all(folders.map((data) => startEdge(data, env)));
    for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' });
    await publish(releases, [createBuild('catalog', 'two')], testAuthor, { share: 0.5 });
    const { split } = (await readRegistry(releases.store)).registry;
    assert.ok(split);
    const buckets = Array.from({ length: 40 }, (_, bucket) => bucket);
    const textFor = async (app: (typeof apps)[number], bucket: number) => {
      const headers = { cookie: `bucket=${bucket}` };
      return /<h1>(.*)<\/h1>/.exec((await app.inject({ url: '/catalog', headers })).body)?.[1];
    };
    const isGiven = async (app: (typeof apps)[number]) => {
      for (const bucket of buckets)
        assert.equal(await textFor(app, bucket), isInSplit(bucket, split) ? 'two' : 'one');
    };
    for (const app of apps) await eventually(() => isGiven(app));

    let requestCount = 0;
    s3.interfereBy(() => {
      requestCount += 1;
      return 'fail';
    });
    await eventually(() => assert.ok(requestCount > 3));
    for (const app of apps) await isGiven(app);
    const again = await startEdge(folders[0] ?? '', env);
    await eventually(() => isGiven(again));

    s3.interfereBy(() => undefined);
    await rollBack(releases, ['catalog'], testAuthor);
    for (const app of [...apps, again])
      await eventually(async () => {
        for (const bucket of buckets) assert.equal(await textFor(app, bucket), 'one');
      });
  });
});
