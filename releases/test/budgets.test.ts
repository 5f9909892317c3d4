import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OverBudgetError } from '../src/errors.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readLiveRelease } from './support/live-of.ts';
import { publishBuilds } from './support/publish-to.ts';

const weights = (js: number, css: number) => ({
  weights: { js: { bytes: js, budget: 20_000 }, css: { bytes: css, budget: 1_000 } },
});

describe('a size budget', () => {
  it('refuses a release 5 % above it, with the excess and the remedy', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [
      createBuild('shell'),
      createBuild('catalog', 'one', weights(20_000, 1_000)),
      createBuild('basket', 'one', weights(21_000, 1_050)),
    ]);
    const liveBefore = await readLiveRelease(data, 'catalog');
    assert.ok(liveBefore);
    await assert.rejects(
      publishBuilds(data, [createBuild('catalog', 'two', weights(21_311, 1_001))]),
      {
        constructor: OverBudgetError,
        message:
          'Nothing was released. catalog loads 21,311 bytes of js at once, 1,311 above its budget of 20,000. ' +
          'catalog loads 1,001 bytes of css at once, 1 above its budget of 1,000. ' +
          'More than 5 % is refused. Make it smaller, or raise "budgets" in its remote.json, where a review sees it.',
      },
    );
    assert.deepEqual(await readLiveRelease(data, 'catalog'), liveBefore);
  });
});
