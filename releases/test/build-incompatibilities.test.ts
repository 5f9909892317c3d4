import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readLiveFolders } from '../src/changes/link-releases.ts';
import { findBuildIncompatibilities } from '../src/compatibility/build-incompatibilities.ts';
import { createLiveShop, createRemote, createShell } from './support/contract-shop.ts';
import { readLiveRelease } from './support/live-of.ts';
import { openDataFolder } from './support/publish-to.ts';

const WRONG = "import { lost } from 'shared/money';\nexport const routes = [lost];";
const RIGHT =
  "import { formatMoney } from 'shared/money';\nexport const routes = [formatMoney(5)];";
const dist = (folder: string) => join(folder, 'dist');

describe('a build before its release', () => {
  it('gets the names that it uses and the live shell lacks, and nothing is changed', async () => {
    const data = await createLiveShop();
    const liveBefore = await readLiveRelease(data, 'catalog');
    const asked = async (routes: string) =>
      findBuildIncompatibilities(
        await readLiveFolders(await openDataFolder(data)),
        { catalog: dist(createRemote(routes)) },
        {},
      );
    const { comparedWith, sentences } = await asked(WRONG);
    assert.equal(comparedWith, 'what is live');
    assert.match(sentences.join(), /^catalog of this build uses 'lost' of 'shared\/money'/);
    assert.deepEqual((await asked(RIGHT)).sentences, []);
    assert.deepEqual(await readLiveRelease(data, 'catalog'), liveBefore);
  });

  it('is compared with the other builds if nothing is live', async () => {
    const shell = dist(createShell({}));
    const asked = async (routes: string) =>
      findBuildIncompatibilities([], { catalog: dist(createRemote(routes)) }, { shell });
    assert.match((await asked(WRONG)).comparedWith, /^the builds here/);
    assert.match((await asked(WRONG)).sentences.join(), /^catalog of this build uses 'lost'/);
    assert.deepEqual((await asked(RIGHT)).sentences, []);
  });
});
