import type { ObjectStore } from 'server/store/object-store';
import { type ReleaseFigures, releaseFiguresDocument } from '../figures/release-figures.ts';
import { readDocument } from '../store/compare-and-swap-document.ts';
import { type NewAlert, recordAlert } from './alert-document.ts';

/**
 * 75th percentiles in ms up to which no owner is alerted. For LCP and INP, these are Google's
 * limits of 'good'.
 */
const LIMITS_MS = { lcp: 2500, inp: 200, render: 500 };

/**
 * Smallest number of samples of each version. A comparison runs every minute, so with fewer samples
 * a random difference would soon cause an alert.
 */
const MIN_SAMPLES = 100;

/**
 * Share of the earlier value. An alert needs an increase whose 95 % interval lies completely above
 * this share.
 */
const MIN_INCREASE = 0.1;

const FIGURE_NAMES = { lcp: 'LCP', inp: 'INP', render: 'render time' };

type Change = ReleaseFigures['afterRelease'][number]['changes'][number];

interface Comparison {
  name: string;
  version: string;
  formerVersion: string;
  /** Version that most visitors get, if `version` is in a split. */
  liveVersion: string | null;
  changes: Change[];
}

/**
 * Records one alert for each pair of a version that is too slow and the version with which it is
 * compared.
 */
export async function recordSlowReleases(store: ObjectStore): Promise<void> {
  const { content } = await readDocument(store, releaseFiguresDocument);
  if (content.figures === null) return;
  for (const alert of listComparisons(content.figures).flatMap(toAlerts))
    await recordAlert(store, alert);
}

const listComparisons = ({ afterRelease, split }: ReleaseFigures): Comparison[] => [
  ...afterRelease.map(({ name, former, live, changes }) => ({
    name,
    version: live,
    formerVersion: former,
    liveVersion: null,
    changes,
  })),
  ...(split?.packages ?? []).map((splitPackage) => ({
    name: splitPackage.name,
    version: splitPackage.split,
    formerVersion: splitPackage.live,
    liveVersion: splitPackage.live,
    changes: splitPackage.comparisons.map(({ figure, live, split: now, difference }) => ({
      figure,
      before: live,
      now,
      difference,
    })),
  })),
];

function toAlerts({ name, version, formerVersion, liveVersion, changes }: Comparison): NewAlert[] {
  const slowTimes = changes.flatMap(describeSlowTime);
  if (slowTimes.length === 0) return [];
  return [
    {
      key: `too slow ${name} ${version} ${formerVersion}`,
      type: 'release.too_slow',
      package: name,
      version,
      liveVersion,
      isAutomatic: true,
      reason: `75th percentiles are above those of ${formerVersion}: ${slowTimes.join(', ')}.`,
    },
  ];
}

function describeSlowTime({ figure, before, now, difference }: Change): string[] {
  if (figure !== 'lcp' && figure !== 'inp' && figure !== 'render') return [];
  if (before.value === null || now.value === null || difference === null) return [];
  const hasSamples = Math.min(before.samples, now.samples) >= MIN_SAMPLES;
  const isClearlySlower = difference.low > before.value * MIN_INCREASE;
  if (!hasSamples || !isClearlySlower || now.value <= LIMITS_MS[figure]) return [];
  return [
    `${FIGURE_NAMES[figure]} ${Math.round(now.value)} ms (before: ${Math.round(before.value)} ms)`,
  ];
}
