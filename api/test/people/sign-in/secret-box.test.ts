import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openSecretBox } from '../../../src/people/sign-in/factor/secret-box.ts';

const box = await openSecretBox({ dataDir: '', staffSecretKey: 'a key of this test' });
const OWNER = 'staff 1';

/** Number of bytes of the random start and of a shortened authentication tag. */
const SHORTENED_BYTES = 12 + 4;

describe('a sealed text', () => {
  it('is opened for its owner alone', () => {
    const sealedText = box.seal('a secret', OWNER);
    assert.equal(box.open(sealedText, OWNER), 'a secret');
    assert.throws(() => box.open(sealedText, 'staff 2'), /cannot be opened/);
  });

  // Four bytes of a tag are few enough to be guessed.
  it('is refused with a shortened authentication tag', () => {
    const bytes = Buffer.from(box.seal('', OWNER), 'base64url');
    const shortenedText = bytes.subarray(0, SHORTENED_BYTES).toString('base64url');
    assert.throws(() => box.open(shortenedText, OWNER), /cannot be opened/);
  });
});
