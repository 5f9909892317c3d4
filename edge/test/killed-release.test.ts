import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { isLongForm } from '../../releases/test/support/long-form.ts';
import { readLiveRelease } from '../../releases/test/support/live-of.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

/**
 * The short form kills processes at every third write. `registry.test.ts` always stops a
 * release at every write into a folder, within its process.
 */
const WRITES_BETWEEN_KILLS = isLongForm ? 1 : 3;

it('a release that is killed at any write leaves the old or the new state and can be repeated', async () => {
  const data = temporaryFolder();
  await publishBuilds(data, [createBuild('shell')]);
  const [old] = await publishBuilds(data, [createBuild('catalog')]);
  const app = await startEdge(data);
  const build = createBuild('catalog', 'two');
  let killedAt = 1;
  for (; (await runPublishing(data, build, killedAt)) === null; killedAt += WRITES_BETWEEN_KILLS) {
    const live = await readLiveRelease(data, 'catalog');
    const text = live?.extras.folder === old?.extras.folder ? 'one' : 'two';
    await eventually(async () =>
      assert.match((await app.inject('/catalog')).body, new RegExp(`<h1>${text}</h1>`)),
    );
  }
  assert.ok(killedAt > 5, `${killedAt}`);
  await eventually(async () => assert.match((await app.inject('/catalog')).body, /<h1>two<\/h1>/));
});

/** Resolves to the live releases, or to null if the process was killed before. */
const runPublishing = (dataDir: string, build: string, killedAt: number) =>
  new Promise<string | null>((resolve, reject) => {
    const env = {
      DATA_DIR: dataDir,
      BUILD: build,
      KILLED_AT: String(killedAt),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    };
    const program = join(import.meta.dirname, '../../releases/test/support/publishing.ts');
    execFile(process.execPath, [program], { env }, (cause, output) => {
      if (!cause) resolve(output);
      else if (cause.signal === 'SIGKILL') resolve(null);
      else reject(cause);
    });
  });
