import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowOnStaffPages } from '../src/changes/allow-on-staff-pages.ts';
import { describeChange } from '../src/changes/describe-change.ts';
import { publish } from '../src/changes/publish.ts';
import { listBarredPackages, readRegistry } from '../src/registry/registry.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { openDataFolder, publishBuilds, testAuthor } from './support/publish-to.ts';

describe('a package of another repository', () => {
  it('stays off pages of staff until an owner allows it, which the history records', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [createBuild('shell'), createBuild('catalog')]);
    const releases = await openDataFolder(data);
    const outsideAuthor = { ...testAuthor, isOutside: (name: string) => name === 'gifts' };
    const release = (content: string) =>
      publish(releases, [createBuild('gifts', content)], outsideAuthor);
    const listBarred = async () =>
      listBarredPackages((await readRegistry(releases.store)).registry);
    await release('one');
    assert.deepEqual(await listBarred(), ['gifts']);
    const owner = { by: 'Ada', commit: 'unknown', why: 'reviewed' };
    await allowOnStaffPages(releases, 'gifts', true, owner);
    await release('two');
    assert.deepEqual(await listBarred(), [], 'a later release keeps the permission');
    await allowOnStaffPages(releases, 'gifts', false, owner);
    assert.deepEqual(await listBarred(), ['gifts']);
    const { history } = (await readRegistry(releases.store)).registry;
    assert.deepEqual(
      history.filter(({ by }) => by === 'Ada').map((move) => [describeChange(move), move.why]),
      [
        ['Ada allowed gifts on pages of staff.', 'reviewed'],
        ['Ada barred gifts from pages of staff.', 'reviewed'],
      ],
    );
    await assert.rejects(allowOnStaffPages(releases, 'catalog', true, owner), /load it anyway/);
    await assert.rejects(allowOnStaffPages(releases, 'nothing', true, owner), /is live/);
  });
});
