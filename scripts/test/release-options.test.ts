import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRelease } from '../release-options.mjs';

describe('what a release is told', () => {
  it('is a share of the visitors as a part of 1', () => {
    for (const [text, share] of [
      ['20%', 0.2],
      ['0.5%', 0.005],
      ['99%', 0.99],
    ] as const)
      assert.equal(parseRelease(['catalog-mfe', '--to', text]).share, share);
    assert.equal(parseRelease(['catalog-mfe']).share, undefined);
  });

  it('is no share that nobody or everybody has', () => {
    for (const text of ['0%', '100%', '101%', '20', '-1%', 'half', ''])
      assert.throws(
        () => parseRelease(['catalog-mfe', `--to=${text}`]),
        /like '--to 20%'\.$/,
        text,
      );
  });

  it('is a share, or that nobody gets it yet, and not both', () => {
    assert.equal(parseRelease(['catalog-mfe', '--preview']).values.preview, true);
    assert.throws(() => parseRelease(['catalog-mfe', '--preview', '--to', '20%']), {
      message: '--preview gives a version to nobody yet: it does not go with --to.',
    });
  });
});
