import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { readAuthor } from '../releasing/read-author.ts';

describe('the author of a release', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'RELEASED_BY'));

  it('has a name that the release API accepts, without half of an emoji at its end', () => {
    process.env['RELEASED_BY'] = `${'a'.repeat(58)}👩‍👩‍👧`;
    assert.equal(readAuthor().by, 'a'.repeat(58));
  });
});
