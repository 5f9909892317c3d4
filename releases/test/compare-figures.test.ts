import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareFigures } from '../src/figures/compare-figures.ts';
import { judgeSplit } from '../src/figures/judge-split.ts';
import {
  type FigureCounts,
  addCounts,
  findQuantile,
  toCountName,
} from '../src/figures/figure-scale.ts';

const sample = (values: number[]): FigureCounts =>
  addCounts(...values.map((value) => ({ [toCountName('lcp', value)]: 1 })));

/** Returns values that are spread evenly from 40 % below to 40 % above `middle`. */
const createSpreadSamples = (middle: number, count: number) =>
  Array.from({ length: count }, (_, index) => middle * (0.6 + (0.8 * index) / count));

const find = (figure: string, live: FigureCounts, split: FigureCounts) => {
  const comparison = compareFigures(live, split).find((one) => one.figure === figure);
  assert.ok(comparison);
  return comparison;
};

const round = (value = 0) => Number(value.toFixed(1));

describe('the figures of a split beside those of the live version', () => {
  it("have the interval of Newcombe's method 10 for failures", () => {
    // Example (a) of Newcombe 1998: the shares 56 of 70 and 48 of 80 differ by 0.0524 to 0.3339.
    const { difference, verdict } = find(
      'failures',
      { loads: 80, failures: 48 },
      { loads: 70, failures: 56 },
    );
    assert.deepEqual(
      [difference?.value, difference?.low, difference?.high].map(round),
      [200, 52.4, 333.9],
    );
    assert.equal(verdict, 'too few');
  });

  it('call a version worse only if the interval is above nothing', () => {
    const live = { loads: 10_000, failures: 20 };
    const verdict = (split: FigureCounts) =>
      find('failures', live, { failingNetworks: 5, ...split }).verdict;
    assert.equal(verdict({ loads: 1000, failures: 3 }), 'no clear difference');
    assert.equal(verdict({ loads: 1000, failures: 12 }), 'worse');
    assert.equal(verdict({ loads: 99, failures: 99 }), 'too few');
    assert.equal(verdict({ loads: 1000, failures: 5000 }), 'worse');
    // One sender of invented reports.
    assert.equal(
      verdict({ loads: 1000, failures: 1000, failingNetworks: 4 }),
      'no clear difference',
    );
    const failing = { loads: 10_000, failures: 900 };
    assert.equal(find('failures', failing, { loads: 1000 }).verdict, 'better');
  });

  it('leave the decision open while few networks report many failures', () => {
    const decide = (failingNetworks: number) => {
      const live = { loads: 10_000, failures: 20 };
      const comparisons = compareFigures(live, { loads: 1000, failures: 900, failingNetworks });
      return judgeSplit({
        id: 'split',
        since: '',
        packages: [{ name: 'basket', live: '1.0.0', split: '1.1.0', comparisons }],
      }).decision;
    };
    assert.deepEqual([decide(4), decide(5)], ['wait', 'withdraw']);
  });

  it('compare the 75th percentile, and take no small or uncertain difference for worse', () => {
    const live = sample(createSpreadSamples(1000, 500));
    const verdict = (split: number[]) => find('lcp', live, sample(split)).verdict;
    assert.equal(verdict(createSpreadSamples(1000, 200)), 'no clear difference');
    assert.equal(verdict(createSpreadSamples(1050, 5000)), 'no clear difference');
    assert.equal(verdict(createSpreadSamples(1500, 200)), 'worse');
    assert.equal(verdict(createSpreadSamples(600, 200)), 'better');
    assert.equal(verdict(createSpreadSamples(1500, 29)), 'too few');
    assert.equal(find('lcp', live, {}).difference, null);
  });

  it('find a percentile within a tenth of its value', () => {
    for (const middle of [3, 40, 900, 25_000]) {
      const exact = middle * (0.6 + 0.8 * 0.75);
      const found = findQuantile(sample(createSpreadSamples(middle, 400)), 'lcp', 0.75) ?? 0;
      assert.ok(Math.abs(found / exact - 1) < 0.1, `${found} ${exact}`);
    }
    assert.equal(findQuantile({}, 'lcp', 0.75), null);
  });
});
