/**
 * Figures that are stored as a histogram. LCP, INP and render time are in ms, CLS in thousandths.
 */
export const HISTOGRAMS = ['lcp', 'inp', 'cls', 'render'] as const;

export type Histogram = (typeof HISTOGRAMS)[number];

/**
 * Counts of one version by name: 'loads', 'failures', 'failingNetworks', or 'lcp.42' for bucket 42
 * of the histogram 'lcp'.
 */
export type FigureCounts = Readonly<Record<string, number>>;

/** Name of the count of networks that reported a failure during a split. */
export const FAILING_NETWORKS = 'failingNetworks';

/**
 * Number of networks from which failures of a split must come before they count as 'worse'. A
 * single sender may invent failures.
 */
export const MIN_FAILING_NETWORKS = 5;

/**
 * Number of buckets per octave. The upper limit of each bucket is 19 % above the upper limit of the
 * bucket before.
 */
const BUCKETS_PER_OCTAVE = 4;

/** Number of the last bucket, which contains all values from 55,109, such as times above 55 s. */
const LAST_BUCKET = 64;

/** Returns the bucket's number. Bucket 0 has the values up to 1. */
const toBucket = (value: number): number =>
  value <= 1 ? 0 : Math.min(LAST_BUCKET, Math.floor(Math.log2(value) * BUCKETS_PER_OCTAVE) + 1);

const getBucketStart = (bucket: number) =>
  bucket === 0 ? 0 : 2 ** ((bucket - 1) / BUCKETS_PER_OCTAVE);

export const toCountName = (histogram: Histogram, value: number): string =>
  `${histogram}.${toBucket(value)}`;

function listBuckets(counts: FigureCounts, histogram: Histogram) {
  const prefix = `${histogram}.`;
  return Object.entries(counts)
    .filter(([name, count]) => name.startsWith(prefix) && count > 0)
    .map(([name, count]) => ({ bucket: Number(name.slice(prefix.length)), count }))
    .sort((first, second) => first.bucket - second.bucket);
}

export const countSamples = (counts: FigureCounts, histogram: Histogram): number =>
  listBuckets(counts, histogram).reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the value below which a share of the samples lies, or null without samples. Assumes that
 * the samples of a bucket are spread evenly.
 */
export function findQuantile(
  counts: FigureCounts,
  histogram: Histogram,
  share: number,
): number | null {
  const buckets = listBuckets(counts, histogram);
  let remainingSamples = share * countSamples(counts, histogram);
  for (const { bucket, count } of buckets) {
    if (remainingSamples <= count) {
      const [start, end] = [getBucketStart(bucket), getBucketStart(bucket + 1)];
      return start + (end - start) * (remainingSamples / count);
    }
    remainingSamples -= count;
  }
  return null;
}

/** Adds up the counts with the same name. */
export function addCounts(...allCounts: FigureCounts[]): FigureCounts {
  const sums: Record<string, number> = {};
  for (const counts of allCounts)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
