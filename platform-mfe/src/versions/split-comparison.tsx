import { Notice, Stack } from 'shared/ui';
import { type DataColumn, DataTable, formatTime, TitledSection } from 'shared/desk';
import { figureLabels, formatFigure } from './format-figure';
import type {
  ComparedPackage,
  FigureComparison,
  ReleaseOverview,
} from 'contract/releases/versions';

const verdicts: Record<FigureComparison['verdict'], string> = {
  worse: 'Worse',
  better: 'Better',
  'no clear difference': 'No clear difference',
  'too few': 'Too few samples',
};

const columns: DataColumn<FigureComparison>[] = [
  { id: 'figure', label: 'Figure', isRowHeading: true, cell: ({ figure }) => figureLabels[figure] },
  {
    id: 'live',
    label: 'Live',
    align: 'end',
    cell: ({ figure, live }) => describeEstimate(figure, live),
  },
  {
    id: 'split',
    label: 'Split',
    align: 'end',
    cell: ({ figure, split }) => describeEstimate(figure, split),
  },
  { id: 'difference', label: 'Difference (95%)', align: 'end', cell: describeDifference },
  { id: 'verdict', label: 'Result', cell: ({ verdict }) => verdicts[verdict] },
];

/** Shows the figures of a split's versions beside those of the live versions. */
export function SplitComparison({ comparison }: { comparison: ReleaseOverview['comparison'] }) {
  return (
    <TitledSection title="Split and live side by side">
      {comparison === null ? (
        <Notice kind="info" title="There are no figures of this split yet">
          They come a minute after the first visitors, if the backend is the shop&apos;s own.
        </Notice>
      ) : (
        <Stack gap={4}>
          <p>
            {`Figures until ${formatTime(comparison.at)}, of visitors whom the split assigned. Times are 75th percentiles. The range in brackets contains the true difference with 95% certainty.`}
          </p>
          {comparison.packages.map((comparedPackage) => (
            <DataTable
              key={comparedPackage.name}
              caption={`${comparedPackage.name}: ${comparedPackage.split} (split) beside ${comparedPackage.live} (live)`}
              columns={columns}
              rows={comparedPackage.comparisons}
              getRowId={({ figure }) => figure}
            />
          ))}
          {comparison.packages.some(hasTooFew) && (
            <p>
              A result needs 100 loads of each version for failures, and 30 samples of each for a
              time.
            </p>
          )}
        </Stack>
      )}
    </TitledSection>
  );
}

const hasTooFew = ({ comparisons }: ComparedPackage) =>
  comparisons.some(({ verdict }) => verdict === 'too few');

function describeEstimate(
  figure: FigureComparison['figure'],
  { value, samples }: FigureComparison['live'],
): string {
  if (value === null) return 'None';
  const unit = figure === 'failures' ? 'load' : 'sample';
  const count = `${samples.toLocaleString('en-GB')} ${unit}${samples === 1 ? '' : 's'}`;
  return `${formatFigure(figure, value)} (${count})`;
}

function describeDifference({ figure, difference }: FigureComparison): string {
  if (difference === null) return 'Unknown';
  const [value, low, high] = [difference.value, difference.low, difference.high].map((part) =>
    formatSigned(figure, part),
  );
  return `${value} (${low} to ${high})`;
}

function formatSigned(figure: FigureComparison['figure'], value: number): string {
  const text = formatFigure(figure, Math.abs(value));
  return value === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}
