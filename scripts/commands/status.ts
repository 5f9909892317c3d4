import { parseArgs } from 'node:util';
import { describePackages } from 'releases/package-overview';
import { formatPercent } from 'releases/split';
import type { ReleaseStatus } from 'releases/status';
import type { ReleaseFigures } from 'releases/release-figures';
import { formatFailure, formatMinute, formatTable } from '../releasing/format-output.ts';
import { targetOptions } from '../command-line/release-options.mjs';
import type { Command } from './command.ts';

const titles = [
  'package',
  'version',
  'state',
  'since',
  'by',
  'commit',
  'stored',
  'scripts',
  'loads',
  'needs',
];

/**
 * Prints the live releases, the releases that a share of the visitors gets, and the former releases
 * that are still stored. Prints a table, or JSON with `--json`.
 */
export const showStatus: Command = async (args, context) => {
  const { values } = parseArgs({
    args,
    options: { ...targetOptions, json: { type: 'boolean' } },
  });
  const shopStatus = await (await context.openTarget(values)).status();
  if (values.json) {
    console.log(JSON.stringify({ ...shopStatus, ...describePackages(shopStatus) }, null, 2));
  } else {
    console.log(
      formatTable([
        titles,
        ...shopStatus.releases.map((release) => buildRow(release, shopStatus.split?.share)),
      ]),
    );
    for (const release of shopStatus.releases)
      if (release.failing) console.log(formatFailure(release, release.failing));
    const promoteAfter = shopStatus.split?.promoteAfter;
    if (promoteAfter)
      console.log(
        `The split promotes itself at ${formatMinute(promoteAfter)} if its figures are healthy, and else withdraws itself.`,
      );
    const { comparison } = describePackages(shopStatus);
    for (const comparedPackage of comparison?.packages ?? [])
      console.log(formatComparison(comparison?.at ?? '', comparedPackage));
  }
};

function buildRow(release: ReleaseStatus, share = 0): string[] {
  const { recorded } = release;
  return [
    release.name,
    release.version,
    release.state === 'split' ? `split ${formatPercent(share)}` : release.state,
    formatMinute(release.since) + (release.until ? ` to ${formatMinute(release.until)}` : ''),
    release.by,
    recorded ? recorded.commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1') : (release.problem ?? ''),
    formatKilobytes(recorded?.size.bytes),
    formatKilobytes(recorded?.size.scriptBytes),
    String(release.loads?.loads ?? 0),
    [
      ...Object.entries(release.needs).map(([name, range]) => `${name} ${range}`),
      ...release.shows.map(({ room: remote, expose }) => `${remote}${expose.slice(1)}`),
    ].join(', '),
  ];
}

function formatKilobytes(bytes?: number): string {
  return bytes === undefined ? '?' : `${Math.ceil(bytes / 1000)} kB`;
}

type ComparedPackage = NonNullable<ReleaseFigures['split']>['packages'][number];
type Comparison = ComparedPackage['comparisons'][number];

const comparisonTitles = ['figure', 'live', 'split', 'difference (95 %)', 'result'];

const figureLabels: Record<Comparison['figure'], string> = {
  failures: 'failures per 1,000 loads',
  lcp: 'LCP, p75, ms',
  inp: 'INP, p75, ms',
  cls: 'CLS, p75',
  render: 'server render, p75, ms',
};

/** Formats the figures of a split beside those of the live version as a table. */
const formatComparison = (at: string, { name, live, split, comparisons }: ComparedPackage) =>
  [
    `\n${name} ${split} (split) beside ${live} (live), figures until ${formatMinute(at)}:`,
    formatTable([comparisonTitles, ...comparisons.map(buildComparisonRow)]),
  ].join('\n');

function buildComparisonRow({ figure, live, split, difference, verdict }: Comparison): string[] {
  const format = (value: number) => value.toFixed(figure === 'cls' ? 3 : 1);
  const formatEstimate = ({ value, samples }: Comparison['live']) =>
    value === null ? 'none' : `${format(value)} of ${samples}`;
  return [
    figureLabels[figure],
    formatEstimate(live),
    formatEstimate(split),
    difference === null
      ? ''
      : `${format(difference.value)} (${format(difference.low)} to ${format(difference.high)})`,
    verdict === 'too few' ? 'too few samples' : verdict,
  ];
}
