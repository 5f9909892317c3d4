import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseReleaseArguments } from '../command-line/release-options.mjs';

describe('the options of a release', () => {
  it('contain the share of the visitors as a fraction', () => {
    for (const [text, share] of [
      ['20%', 0.2],
      ['0.5%', 0.005],
      ['99%', 0.99],
    ] as const)
      assert.equal(parseReleaseArguments(['catalog-mfe', '--to', text]).share, share);
    assert.equal(parseReleaseArguments(['catalog-mfe']).share, undefined);
  });

  it('exclude a share of 0 % and 100 %', () => {
    for (const text of ['0%', '100%', '101%', '20', '-1%', 'half', ''])
      assert.throws(
        () => parseReleaseArguments(['catalog-mfe', `--to=${text}`]),
        /like '--to 20%'\.$/,
        text,
      );
  });

  it('exclude a share together with a preview', () => {
    assert.equal(parseReleaseArguments(['catalog-mfe', '--preview']).values.preview, true);
    assert.throws(() => parseReleaseArguments(['catalog-mfe', '--preview', '--to', '20%']), {
      message: '--preview and --to exclude each other: a preview goes to no visitor.',
    });
  });
});
