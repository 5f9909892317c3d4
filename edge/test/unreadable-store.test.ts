import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { rollBack } from 'releases/roll-back';
import { createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import {
  testAuthor,
  publishBuilds,
  openDataFolder,
} from '../../releases/test/support/publish-to.ts';
import { publishOnce } from '../../releases/test/support/published-once.ts';
import { startEdge } from './support/shop-of.ts';

type Edge = Awaited<ReturnType<typeof startEdge>>;

/** Creates a data folder with a released shell and remote. */
async function createReleasedFolder() {
  const { data, facts } = await publishOnce('shell and catalog', async (empty) => {
    const [shell] = await publishBuilds(empty, [createBuild('shell')]);
    await publishBuilds(empty, [createBuild('catalog')]);
    return shell?.extras.folder ?? '-';
  });
  return { data, shell: join(data, 'releases', facts) };
}

const askPage = (app: Edge) => app.inject({ url: '/catalog', headers: { accept: 'text/html' } });

const opens = (app: Edge) =>
  eventually(async () => {
    assert.match((await askPage(app)).body, /<h1>one<\/h1>/);
    assert.equal((await app.inject('/readyz')).statusCode, 200);
  });

async function saysThatItCannot(app: Edge): Promise<void> {
  const { statusCode, headers, body } = await askPage(app);
  assert.equal(statusCode, 503);
  assert.ok(Number(headers['retry-after']) > 0);
  assert.match(body, /<h1>The shop cannot show this page at the moment\. Please try again soon\./);
  const readiness = await app.inject('/readyz');
  const { requestId, ...state } = readiness.json();
  assert.deepEqual(
    [readiness.statusCode, state],
    [503, { status: 'not ready', parts: ['releases'] }],
  );
  assert.equal(requestId, readiness.headers['x-request-id']);
  assert.equal((await app.inject('/healthz')).statusCode, 200);
}

/** Damages after which the live releases are unknown, each with its repair. */
const damages: [what: string, damage: (releases: string) => () => void][] = [
  [
    'a damaged registry',
    (releases) => {
      const damaged = join(releases, 'registry.json~9');
      writeFileSync(damaged, '{"revision": 9');
      return () => rmSync(damaged);
    },
  ],
  [
    'a store that cannot be read',
    (releases) => {
      renameSync(releases, `${releases}.away`);
      symlinkSync(releases, releases);
      return () => {
        rmSync(releases);
        renameSync(`${releases}.away`, releases);
      };
    },
  ],
];

describe('a storefront that restarts', () => {
  for (const [caseName, damage] of damages) {
    it(`${caseName} shows an error page and opens after the repair`, async () => {
      const { data } = await createReleasedFolder();
      const mend = damage(join(data, 'releases'));
      const app = await startEdge(data);
      await saysThatItCannot(app);
      mend();
      await opens(app);
    });
  }

  it('a damaged registry starts with the releases that were live last', async () => {
    const { data } = await createReleasedFolder();
    await opens(await startEdge(data));
    writeFileSync(join(data, 'releases/registry.json~9'), 'torn');
    await opens(await startEdge(data));
  });

  for (const file of ['entry.json', 'server/main.cjs', 'record.json']) {
    it(`a shell with a damaged ${file} shows an error page until the repair`, async () => {
      const { data, shell } = await createReleasedFolder();
      const path = join(shell, file);
      const originalContent = readFileSync(path);
      writeFileSync(path, 'torn');
      const app = await startEdge(data);
      await saysThatItCannot(app);
      writeFileSync(path, originalContent);
      await opens(app);
    });
  }
});

describe('a start of the shop', () => {
  for (const [caseName, damage] of damages) {
    it(`with ${caseName} succeeds and prints the location`, async () => {
      const { data } = await createReleasedFolder();
      damage(join(data, 'releases'));
      const [sentence, ...more] = await publishInitialBuilds(
        await openDataFolder(data),
        {},
        testAuthor,
      );
      assert.match(sentence ?? '', new RegExp(`${data}/releases`));
      assert.deepEqual(more, []);
    });
  }
});

it('with a damaged registry prints it and the remedy for commands that change it', async () => {
  const { data } = await createReleasedFolder();
  writeFileSync(join(data, 'releases/registry.json~9'), 'torn');
  await assert.rejects(rollBack(await openDataFolder(data), ['catalog'], testAuthor), {
    message: `${data}/releases/registry.json~9 is no registry of releases. Remove that file, and the one before it counts again.`,
  });
});
