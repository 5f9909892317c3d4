import {
  FAILING_NETWORKS,
  type FigureCounts,
  type Histogram,
  HISTOGRAMS,
  MIN_FAILING_NETWORKS,
  countSamples,
  findQuantile,
} from './figure-scale.ts';

/** Smallest number of page loads of each version. Fewer loads prove nothing about failures. */
export const MIN_LOADS = 100;

/**
 * Smallest number of samples of each version. Fewer samples prove nothing about the 75th
 * percentile.
 */
export const MIN_SAMPLES = 30;

/**
 * Share of the live version's 75th percentile. Smaller differences count neither as worse nor as
 * better, even if they are certain.
 */
const TOLERATED_SHARE = 0.1;

/** Quantile of the normal distribution for an interval of 95 %. */
const Z = 1.96;

const PERCENTILE = 0.75;

interface Estimate {
  /** Null without samples. */
  value: number | null;
  samples: number;
}

/**
 * Comparison of failures per 1,000 loads, or of the 75th percentile of a time in ms or of CLS.
 * `difference` is the split's value minus the live one's, with its interval of 95 %.
 */
export interface FigureComparison {
  figure: 'failures' | Histogram;
  live: Estimate;
  split: Estimate;
  difference: { value: number; low: number; high: number } | null;
  /**
   * 'worse' and 'better' are certain at 95 %. Failures are 'worse' only if enough networks reported
   * them. 'too few' means that a version lacks samples.
   */
  verdict: 'worse' | 'better' | 'no clear difference' | 'too few';
}

interface Interval {
  value: number;
  low: number;
  high: number;
}

/**
 * Compares the figures of two versions. For a comparison after a release, `split` is the live
 * version and `live` the version before.
 */
export function compareFigures(live: FigureCounts, split: FigureCounts): FigureComparison[] {
  return [
    compareFailures(live, split),
    ...HISTOGRAMS.map((histogram) => comparePercentiles(histogram, live, split)),
  ];
}

function compareFailures(live: FigureCounts, split: FigureCounts): FigureComparison {
  const [liveRate, splitRate] = [estimateRate(live), estimateRate(split)];
  const hasEnoughLoads = liveRate.samples >= MIN_LOADS && splitRate.samples >= MIN_LOADS;
  const comparison = describeComparison('failures', [liveRate, splitRate], hasEnoughLoads, 0);
  const isConfirmed = (split[FAILING_NETWORKS] ?? 0) >= MIN_FAILING_NETWORKS;
  if (comparison.verdict !== 'worse' || isConfirmed) return comparison;
  return { ...comparison, verdict: 'no clear difference' };
}

function comparePercentiles(
  figure: Histogram,
  live: FigureCounts,
  split: FigureCounts,
): FigureComparison {
  const estimates = [live, split].map((counts) => estimatePercentile(counts, figure));
  const [livePercentile, splitPercentile] = estimates as [SampledInterval, SampledInterval];
  const hasEnoughSamples = estimates.every(({ samples }) => samples >= MIN_SAMPLES);
  const toleratedDifference = TOLERATED_SHARE * (livePercentile.interval?.value ?? 0);
  return describeComparison(
    figure,
    [livePercentile, splitPercentile],
    hasEnoughSamples,
    toleratedDifference,
  );
}

interface SampledInterval {
  samples: number;
  interval: Interval | null;
}

function describeComparison(
  figure: FigureComparison['figure'],
  [live, split]: [SampledInterval, SampledInterval],
  hasEnoughSamples: boolean,
  toleratedDifference: number,
): FigureComparison {
  const difference =
    live.interval && split.interval ? subtractIntervals(split.interval, live.interval) : null;
  return {
    figure,
    live: { value: live.interval?.value ?? null, samples: live.samples },
    split: { value: split.interval?.value ?? null, samples: split.samples },
    difference,
    verdict:
      difference && hasEnoughSamples ? judgeDifference(difference, toleratedDifference) : 'too few',
  };
}

function judgeDifference({ value, low, high }: Interval, toleratedDifference: number) {
  if (low > 0 && value > toleratedDifference) return 'worse';
  return high < 0 && -value > toleratedDifference ? 'better' : 'no clear difference';
}

/** A visit may fail several times after one load, so failures count at most as often as loads. */
function estimateRate({ loads = 0, failures = 0 }: FigureCounts): SampledInterval {
  if (loads === 0) return { samples: 0, interval: null };
  const share = Math.min(failures, loads) / loads;
  const [low, high] = computeWilsonInterval(share, loads);
  return {
    samples: loads,
    interval: { value: share * 1000, low: low * 1000, high: high * 1000 },
  };
}

/**
 * The number of samples below a percentile is binomial. Wilson's interval of the share 0.75 therefore
 * gives the ranks between which the percentile lies.
 */
function estimatePercentile(counts: FigureCounts, histogram: Histogram): SampledInterval {
  const samples = countSamples(counts, histogram);
  if (samples === 0) return { samples, interval: null };
  const scale = histogram === 'cls' ? 1000 : 1;
  const [value, low, high] = [PERCENTILE, ...computeWilsonInterval(PERCENTILE, samples)].map(
    (share) => (findQuantile(counts, histogram, share) ?? 0) / scale,
  );
  return { samples, interval: { value: value ?? 0, low: low ?? 0, high: high ?? 0 } };
}

/** Returns Wilson's score interval of a share. */
function computeWilsonInterval(share: number, count: number): [low: number, high: number] {
  const correction = Z ** 2 / count;
  const centre = (share + correction / 2) / (1 + correction);
  const halfWidth =
    (Z / (1 + correction)) * Math.sqrt((share * (1 - share)) / count + correction / (4 * count));
  return [Math.max(0, centre - halfWidth), Math.min(1, centre + halfWidth)];
}

/**
 * Returns the interval of a difference from the intervals of both values (MOVER). With Wilson's
 * intervals of two shares, MOVER equals Newcombe's method 10.
 */
function subtractIntervals(minuend: Interval, subtrahend: Interval): Interval {
  const value = minuend.value - subtrahend.value;
  return {
    value,
    low: value - Math.hypot(minuend.value - minuend.low, subtrahend.high - subtrahend.value),
    high: value + Math.hypot(minuend.high - minuend.value, subtrahend.value - subtrahend.low),
  };
}
