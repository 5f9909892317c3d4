import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishBuilds } from './support/publish-to.ts';
import { publishOnce } from './support/published-once.ts';
import type { ReleaseFile } from 'build/release-file';
import { BLOCK_FOREVER, createBuild } from './support/builds.ts';
import { readLiveRelease } from './support/live-of.ts';

describe('a release that is incompatible with the live ones is refused and changes nothing', () => {
  for (const { what, room: remote, said, why } of refused()) {
    it(what, async () => {
      const data = await createCheckedShop();
      const liveBefore = await readLiveRelease(data, remote);
      await assert.rejects(publishBuilds(data, [createBuild(remote, 'two', said)]), {
        message: `Nothing was released. ${why}`,
      });
      assert.deepEqual(await readLiveRelease(data, remote), liveBefore);
    });
  }

  it('if it needs modules that the live shell does not share', async () => {
    const data = await createCheckedShop();
    const build = createBuild('catalog');
    writeFileSync(
      join(build, 'dist/server/main.cjs'),
      "exports['./routes'] = require('shared/new');",
    );
    await assert.rejects(
      publishBuilds(data, [build]),
      /'shared\/new' is not among what the live shell shares/,
    );
  });

  it('if its import ends the process or never completes', async () => {
    const data = await createCheckedShop();
    const liveBefore = await readLiveRelease(data, 'catalog');
    for (const { source, why } of [
      { source: 'process.exit(0);', why: /may not end the process/ },
      {
        source: BLOCK_FOREVER,
        why: /The catalog remote cannot be loaded: the import of catalog\/1\.2\.0-[0-9a-f]{8} was not done within 10 s\./,
      },
    ]) {
      const build = createBuild('catalog', 'two');
      writeFileSync(join(build, 'dist/server/main.cjs'), source);
      await assert.rejects(publishBuilds(data, [build]), why);
    }
    assert.deepEqual(await readLiveRelease(data, 'catalog'), liveBefore);
  });

  it('if its pages belong to another remote', async () => {
    const data = await createCheckedShop();
    const build = createBuild('content', 'two', { routes: [{ path: '/catalog' }] });
    writeFileSync(
      join(build, 'dist/server/main.cjs'),
      "exports['./routes'] = { routes: [{ path: '/catalog' }] };",
    );
    await assert.rejects(publishBuilds(data, [build]), {
      message: 'Nothing was released. The page /catalog belongs to both catalog and content.',
    });
  });

  it('but its routes may list all pages below a path with a star', async () => {
    const data = await createCheckedShop();
    const build = createBuild('content', 'two', { routes: [{ path: '/content/*' }] });
    writeFileSync(
      join(build, 'dist/server/main.cjs'),
      "exports['./routes'] = { routes: [{ path: '/content/a' }, { path: '/content/b' }] };",
    );
    const [release] = await publishBuilds(data, [build]);
    assert.deepEqual(await readLiveRelease(data, 'content'), release);
  });

  it('but packages that change together may be released together', async () => {
    const data = await createCheckedShop();
    const needs = { shared: '^2.0.0' };
    const shell = createBuild('shell', 'two', { gives: { shared: '2.0.0' } });
    await publishBuilds(data, [
      shell,
      ...remotes.map((name) => createBuild(name, 'two', { needs })),
    ]);
    assert.deepEqual((await readLiveRelease(data, 'catalog'))?.extras.needs, needs);
  });

  it('and a remote that is already missing does not block the others', async () => {
    const data = await createCheckedShop();
    rmSync(join(data, 'releases/content'), { recursive: true });
    const [release] = await publishBuilds(data, [createBuild('catalog', 'two')]);
    assert.deepEqual(await readLiveRelease(data, 'catalog'), release);
  });
});

interface Refused {
  what: string;
  room: string;
  said: Partial<ReleaseFile>;
  why: string;
}

function refused(): Refused[] {
  return [
    {
      what: 'when it needs a newer shared package than the shell gives',
      room: 'catalog',
      said: { needs: { shared: '^2.0.0' } },
      why: 'The catalog remote needs shared ^2.0.0, and the shell gives 1.4.0.',
    },
    {
      what: 'when it is a shell that gives another version than a live remote needs',
      room: 'shell',
      said: { gives: { shared: '2.0.0' } },
      why: 'The catalog remote needs shared ^1.0.0, and the shell gives 2.0.0.',
    },
    {
      what: 'when it no longer exposes what another package shows',
      room: 'basket',
      said: { exposes: ['./routes'] },
      why: "shell shows './Corner' of the basket remote, which does not expose it.",
    },
    {
      what: 'when its list of pages is not that of its routes',
      room: 'content',
      said: { routes: [{ path: '/content' }, { path: '/news' }] },
      why: "The content remote's remote.json and its routes differ in /news.",
    },
  ];
}

const remotes = ['catalog', 'basket', 'content'];

async function createCheckedShop(): Promise<string> {
  const needs = { shared: '^1.0.0' };
  const { data } = await publishOnce('rooms', (empty) =>
    publishBuilds(empty, [
      createBuild('shell'),
      createBuild('catalog', 'one', { needs }),
      createBuild('basket'),
      createBuild('content'),
    ]),
  );
  return data;
}
