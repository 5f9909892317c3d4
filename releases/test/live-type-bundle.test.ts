import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseTypeBundle } from 'build/contract-pack';
import { readLiveFolders } from '../src/changes/link-releases.ts';
import { findLiveTypeBundle } from '../src/compatibility/release-contract.ts';
import { createLiveShop } from './support/contract-shop.ts';
import { openDataFolder } from './support/publish-to.ts';

describe('the type bundle of the live shell', () => {
  it('is in the folder of its release', async () => {
    const live = await readLiveFolders(await openDataFolder(await createLiveShop()));
    const { files } = parseTypeBundle(readFileSync(await findLiveTypeBundle(live)));
    assert.match(files['node_modules/shared/money.d.ts'] ?? '', /formatMoney/);
  });

  it('is missing before a shell is live', async () => {
    await assert.rejects(findLiveTypeBundle([]), /No shell is live/);
  });
});
