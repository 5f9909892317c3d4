import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPack } from 'build/contract-pack';
import { liveFolders } from '../src/changes/borrow-releases.ts';
import { livePack } from '../src/compatibility/live-pack.ts';
import { liveShop } from './support/contract-shop.ts';
import { releasesIn } from './support/publish-to.ts';

describe('the type bundle of the live shell', () => {
  it('is in the folder of its release', async () => {
    const live = await liveFolders(await releasesIn(await liveShop()));
    const { files } = readPack(readFileSync(await livePack(live)));
    assert.match(files['node_modules/shared/money.d.ts'] ?? '', /formatMoney/);
  });

  it('is missing before a shell is live', async () => {
    await assert.rejects(livePack([]), /No shell is live/);
  });
});
