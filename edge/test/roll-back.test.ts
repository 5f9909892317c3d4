import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publish } from '../src/releases/publish.ts';
import { rollBack } from '../src/releases/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { liveOf } from './support/live-of.ts';

describe('rolling back', () => {
  it('makes the release before live again, and goes on serving the one that is left', async () => {
    const { data, first, second } = await releasedTwice();
    assert.deepEqual(await rollBack(data, 'catalog'), first);
    assert.deepEqual(await liveOf(data, 'catalog'), first);
    assert.ok(existsSync(join(data, 'releases', second.extras.folder)));
  });

  it('is not undone by a start of the shop, only by a release', async () => {
    const { data, first, second, build } = await releasedTwice();
    await rollBack(data, 'catalog');
    await publish(data, [build], { keepWithdrawn: true });
    assert.deepEqual(await liveOf(data, 'catalog'), first);
    await publish(data, [build]);
    assert.deepEqual(await liveOf(data, 'catalog'), second);
  });

  it('says so when there is nothing to go back to', async () => {
    const { data } = await releasedTwice();
    await rollBack(data, 'catalog');
    await assert.rejects(rollBack(data, 'catalog'), {
      message: "There is no older release of 'catalog' to go back to.",
    });
  });
});

async function releasedTwice() {
  const data = temporaryFolder();
  const build = buildOf('catalog', 'two');
  const [first] = await publish(data, [buildOf('catalog')]);
  const [second] = await publish(data, [build]);
  assert.ok(first && second);
  return { data, build, first, second };
}
