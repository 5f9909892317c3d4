import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readLiveFolders } from '../src/changes/link-releases.ts';
import { findBuildIncompatibilities } from '../src/compatibility/build-incompatibilities.ts';
import { liveShop, remoteWith, shellWith } from './support/contract-shop.ts';
import { liveOf } from './support/live-of.ts';
import { releasesIn } from './support/publish-to.ts';

const WRONG = "import { lost } from 'shared/money';\nexport const routes = [lost];";
const RIGHT =
  "import { formatMoney } from 'shared/money';\nexport const routes = [formatMoney(5)];";
const dist = (folder: string) => join(folder, 'dist');

describe('a build before its release', () => {
  it('gets the names that it uses and the live shell lacks, and nothing is changed', async () => {
    const data = await liveShop();
    const liveBefore = await liveOf(data, 'catalog');
    const asked = async (routes: string) =>
      findBuildIncompatibilities(
        await readLiveFolders(await releasesIn(data)),
        { catalog: dist(remoteWith(routes)) },
        {},
      );
    const { comparedWith, sentences } = await asked(WRONG);
    assert.equal(comparedWith, 'what is live');
    assert.match(sentences.join(), /^catalog of this build uses 'lost' of 'shared\/money'/);
    assert.deepEqual((await asked(RIGHT)).sentences, []);
    assert.deepEqual(await liveOf(data, 'catalog'), liveBefore);
  });

  it('is compared with the other builds if nothing is live', async () => {
    const shell = dist(shellWith({}));
    const asked = async (routes: string) =>
      findBuildIncompatibilities([], { catalog: dist(remoteWith(routes)) }, { shell });
    assert.match((await asked(WRONG)).comparedWith, /^the builds here/);
    assert.match((await asked(WRONG)).sentences.join(), /^catalog of this build uses 'lost'/);
    assert.deepEqual((await asked(RIGHT)).sentences, []);
  });
});
