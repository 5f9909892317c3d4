import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInSplit } from '../src/registry/split.ts';

describe('the visitors of a split', () => {
  const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
  const listSplitBuckets = (id: string, share: number) =>
    buckets.filter((bucket) => isInSplit(bucket, { id, share }));

  it('are about the share of all buckets, and others for another split', () => {
    const someone = listSplitBuckets('a', 0.2);
    assert.ok(Math.abs(someone.length - 2000) < 200, `${someone.length}`);
    const bucketsOfOtherSplit = listSplitBuckets('b', 0.2);
    const both = someone.filter((bucket) => bucketsOfOtherSplit.includes(bucket));
    assert.ok(both.length < 600, `${both.length}`);
  });

  it('stay in while the share grows', () => {
    for (const [less, more] of [
      [0.01, 0.2],
      [0.2, 0.5],
      [0.5, 0.99],
    ] as const) {
      const later = new Set(listSplitBuckets('a', more));
      assert.ok(listSplitBuckets('a', less).every((bucket) => later.has(bucket)));
      assert.ok(later.size > listSplitBuckets('a', less).length);
    }
  });

  it('are the same in every computation', () => {
    assert.deepEqual(listSplitBuckets('a split', 0.0015), EXPECTED);
  });
});

/**
 * Buckets computed by another program from the first 32 bits of the SHA-256 of 'a split <bucket>'.
 */
const EXPECTED = [930, 2166, 5581, 5920, 6862, 7273, 7289, 7312, 8877, 9594, 9914];
