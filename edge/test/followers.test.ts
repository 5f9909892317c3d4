import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { followRegistry } from 'releases/follow-registry';
import { publish } from 'releases/publish';
import { readRegistry } from 'releases/registry';
import { openReleases } from 'releases/releases';
import { readSettings } from '../src/settings/settings.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { testAuthor, publishBuilds } from '../../releases/test/support/publish-to.ts';
import { publishSmallBuilds } from '../../releases/test/support/published-once.ts';
import { startS3 } from '../../server/test/support/s3-counterpart.ts';
import { startEdge, testSettings, startSmallShop } from './support/shop-of.ts';

type Edge = Awaited<ReturnType<typeof startEdge>>;

const shows = (app: Edge, text: string) =>
  eventually(async () =>
    assert.match((await app.inject('/catalog')).body, new RegExp(`<h1>${text}</h1>`)),
  );

const status = async (app: Edge, path: string) => (await app.inject(path)).statusCode;

describe('storefronts on several machines with one S3 store', () => {
  const shop = async () => {
    const s3 = await startS3();
    after(() => s3.close());
    const env = { RELEASE_STORE: `s3://${s3.bucket}/shop` };
    const settings = () => readSettings({ ...testSettings, ...env, DATA_DIR: temporaryFolder() });
    const { store } = await openReleases(settings());
    await publishSmallBuilds(store, ['catalog', 'shell']);
    const { microFrontends } = (await readRegistry(store)).registry;
    const first = microFrontends['catalog']?.[0]?.extras.folder ?? '-';
    const release = async (...builds: string[]) => {
      const [first] = await publish(await openReleases(settings()), builds, testAuthor);
      return first?.extras.folder ?? '';
    };
    const machine = async (data = temporaryFolder(), more = {}) => ({
      data,
      app: await startEdge(data, { ...env, ...more }),
    });
    return { s3, settings, first, release, machine };
  };

  it('all show a release within seconds and serve its files and the former ones', async () => {
    const { first, release, machine } = await shop();
    const apps = [(await machine()).app, (await machine()).app];
    for (const app of apps) await shows(app, 'one');
    const second = await release(createBuild('catalog', 'two'));
    for (const app of apps) await shows(app, 'two');
    for (const app of apps)
      for (const folder of [first, second])
        assert.equal(await status(app, `/releases/${folder}/main.js`), 200);
  });

  it('serve files of a release that another machine shows, before they have read the registry', async () => {
    const { s3, release, machine } = await shop();
    const { app } = await machine(temporaryFolder(), { RELEASE_POLL_MS: '600000' });
    const folder = await release(createBuild('catalog', 'two'));
    assert.ok(s3.kept.size > 0);
    await eventually(async () =>
      assert.equal(await status(app, `/releases/${folder}/main.js`), 200),
    );
  });

  it('keep the present releases while the store is unavailable, and can start with them', async () => {
    const { s3, first: folder, release, machine } = await shop();
    const { app, data } = await machine();
    let requestCount = 0;
    s3.interfereBy(() => {
      requestCount += 1;
      return 'fail';
    });
    await eventually(() => assert.ok(requestCount > 3));
    const again = (await machine(data)).app;
    for (const one of [app, again]) {
      await shows(one, 'one');
      assert.equal(await status(one, `/releases/${folder}/main.js`), 200);
    }
    s3.interfereBy();
    await release(createBuild('catalog', 'two'));
    for (const one of [app, again]) await shows(one, 'two');
  });

  it('log once that the store is unavailable and once that it is back', async () => {
    const { s3, settings } = await shop();
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { log } = Fastify({ logger: { level: 'info', stream } });
    const follower = await followRegistry(await openReleases(settings()), log);
    after(() => follower.stop());
    let requestCount = 0;
    s3.interfereBy(() => {
      requestCount += 1;
      return 'fail';
    });
    // Each call has three attempts, so more than nine requests mean more than three calls.
    await eventually(() => assert.ok(requestCount > 9));
    s3.interfereBy();
    await eventually(() => assert.ok(lines.at(-1)?.includes('is followed again')));
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /The store s3:\/\/releases\/shop\/ does not answer/);
  });

  it('serve pages at once while the store is slow', async () => {
    const { s3, machine } = await shop();
    const { app } = await machine();
    let requestCount = 0;
    s3.interfereBy(() => {
      requestCount += 1;
      return 'hang';
    });
    await eventually(() => assert.ok(requestCount > 0));
    assert.match((await app.inject('/catalog')).body, /<h1>one<\/h1>/);
  });

  it('never use a changed file of the store', async () => {
    const { s3, first: folder, machine } = await shop();
    const spoil = (path: string, text: string) => {
      const key = `shop/${folder}/${path}`;
      const storedEntry = s3.kept.get(key);
      assert.ok(storedEntry);
      s3.kept.set(key, { ...storedEntry, body: Buffer.from(text) });
      return () => s3.kept.set(key, storedEntry);
    };
    const heal = spoil('server/main.cjs', "exports['./routes'] = { text: 'evil', routes: [] };");
    const { app } = await machine();
    const page = await app.inject('/catalog');
    assert.equal(page.statusCode, 503);
    assert.ok(!page.body.includes('evil'));
    heal();
    spoil(
      'record.json',
      s3.kept.get(`shop/${folder}/record.json`)?.body.toString().replace('"by"', '"By"') ?? '',
    );
    const { app: other } = await machine();
    assert.equal(await status(other, '/catalog'), 503);
  });

  it('repair changed local files from the store', async () => {
    const { first: folder, machine } = await shop();
    const { app, data } = await machine();
    const file = join(data, 'cache/releases', folder, 'main.js');
    writeFileSync(file, 'evil');
    assert.equal((await app.inject(`/releases/${folder}/main.js`)).body, '/* one */');
    assert.equal(readFileSync(file, 'utf8'), '/* one */');
  });
});

describe('a file of a live release', () => {
  const damages: [what: string, damage: (path: string) => void][] = [
    ['is changed', (path) => writeFileSync(path, `${readFileSync(path, 'utf8')} evil()`)],
    ['is cut short', (path) => truncateSync(path, 3)],
    ['is gone', (path) => rmSync(path)],
  ];
  for (const [caseName, damage] of damages) {
    it(`that ${caseName} is never served and disables only its remote`, async () => {
      const { app, data, releases } = await startSmallShop('catalog', 'content');
      const former = releases['catalog'];
      const [live] = await publishBuilds(data, [createBuild('catalog', 'two')]);
      await shows(app, 'two');
      const file = `${live?.extras.folder}/main.js`;
      damage(join(data, 'releases', file));
      assert.equal(await status(app, `/releases/${file}`), 404);
      await eventually(async () => assert.equal(await status(app, '/catalog'), 503));
      const { body } = await app.inject('/catalog');
      assert.ok(!body.includes(`${former}`), 'the release before is not taken silently');
      assert.match((await app.inject('/content')).body, /<h1>one<\/h1>/);
    });
  }

  it('that is restored enables its remote again', async () => {
    const { app, data, releases } = await startSmallShop('catalog');
    const folder = join(data, 'releases', releases['catalog'] ?? '-');
    renameSync(folder, `${folder}.away`);
    await eventually(async () => assert.equal(await status(app, '/catalog'), 503));
    renameSync(`${folder}.away`, folder);
    await shows(app, 'one');
  });

  it('of the server build is never run after a change', async () => {
    const { app, data } = await startSmallShop('catalog');
    const [live] = await publishBuilds(data, [createBuild('catalog', 'two')]);
    const file = join(data, 'releases', `${live?.extras.folder}`, 'server/main.cjs');
    writeFileSync(file, "exports['./routes'] = { text: 'evil', routes: [] };");
    await eventually(async () => assert.equal(await status(app, '/catalog'), 503));
    assert.ok(!(await app.inject('/catalog')).body.includes('evil'));
  });
});

describe('an invalid registry', () => {
  it('changes nothing for the storefronts that follow it', async () => {
    const { app, data } = await startSmallShop('catalog');
    writeFileSync(join(data, 'releases/registry.json~99'), 'broken');
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.match((await app.inject('/catalog')).body, /<h1>one<\/h1>/);
  });
});
