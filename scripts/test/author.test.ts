import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { readAuthor } from '../releasing/read-author.ts';

const folder = mkdtempSync(join(tmpdir(), 'author-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const settings = ['user.name=Ada', 'user.email=ada@example.com', 'commit.gpgsign=false'].flatMap(
  (setting) => ['-c', setting],
);

const git = (...args: string[]) =>
  execFileSync('git', [...settings, ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

const readCommit = () => readAuthor('', 'Ada', folder).commit;

describe('the author of a release', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'RELEASED_BY'));

  it('has a name that the release API accepts, without half of an emoji at its end', () => {
    process.env['RELEASED_BY'] = `${'a'.repeat(58)}👩‍👩‍👧`;
    assert.equal(readAuthor().by, 'a'.repeat(58));
  });

  it('has the commit of the checkout, and says if files differ from it', () => {
    assert.equal(readCommit(), 'unknown');
    git('init', '--quiet');
    assert.equal(readCommit(), 'unknown');
    git('commit', '--quiet', '--allow-empty', '--message', 'First');
    const head = git('rev-parse', 'HEAD');
    assert.equal(readCommit(), head);
    writeFileSync(join(folder, 'new.txt'), '');
    assert.equal(readCommit(), `${head}+changes`);
  });
});
