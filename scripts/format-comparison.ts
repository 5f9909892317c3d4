import type { ReleaseFigures } from 'releases/release-figures';
import { formatMinute, formatTable } from './table.ts';

type ComparedPackage = NonNullable<ReleaseFigures['split']>['packages'][number];
type Comparison = ComparedPackage['comparisons'][number];

const titles = ['figure', 'live', 'split', 'difference (95 %)', 'result'];

const labels: Record<Comparison['figure'], string> = {
  failures: 'failures per 1,000 loads',
  lcp: 'LCP, p75, ms',
  inp: 'INP, p75, ms',
  cls: 'CLS, p75',
  render: 'server render, p75, ms',
};

/** Formats the figures of a split beside those of the live version as a table. */
export const formatComparison = (at: string, { name, live, split, comparisons }: ComparedPackage) =>
  [
    `\n${name} ${split} (split) beside ${live} (live), figures until ${formatMinute(at)}:`,
    formatTable([titles, ...comparisons.map(buildRow)]),
  ].join('\n');

function buildRow({ figure, live, split, difference, verdict }: Comparison): string[] {
  const format = (value: number) => value.toFixed(figure === 'cls' ? 3 : 1);
  const formatEstimate = ({ value, samples }: Comparison['live']) =>
    value === null ? 'none' : `${format(value)} of ${samples}`;
  return [
    labels[figure],
    formatEstimate(live),
    formatEstimate(split),
    difference === null
      ? ''
      : `${format(difference.value)} (${format(difference.low)} to ${format(difference.high)})`,
    verdict === 'too few' ? 'too few samples' : verdict,
  ];
}
