import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runGit } from '../releasing/read-author.ts';
import { readOwnReleaseNotes } from '../releasing/read-release-notes.ts';
import { resolveFolder } from '../packages.mjs';

const notesSince = (commit: string) => {
  const live = { name: 'content', state: 'live', recorded: { commit } };
  type Releases = Parameters<typeof readOwnReleaseNotes>[1]['releases'];
  return readOwnReleaseNotes(['content-mfe'], { releases: [live] as unknown as Releases });
};

describe('the notes of a release', () => {
  it('are the commits since the live version, and none after its own commit', () => {
    const head = runGit(resolveFolder('.'), 'rev-parse', 'HEAD');
    assert.deepEqual(notesSince(`${head}+changes`), head === '' ? {} : { content: [] });
  });

  it('are not recorded if the commit of the live version is unknown', () => {
    assert.deepEqual(notesSince('unknown'), {});
    assert.deepEqual(notesSince('f'.repeat(40)), {});
  });
});
