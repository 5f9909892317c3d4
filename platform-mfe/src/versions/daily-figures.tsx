import { defineDateFormat } from 'contract/calendar/date-format';
import { Notice, QueryState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { type DataColumn, formatTime, TitledSection } from 'shared/desk';
import { formatFigure } from './format-figure';
import type { DayFigures, DailyFigures } from 'contract/releases/versions';
import { useGetDailyFiguresQuery } from './releases-api';
import { ShortTable } from './short-table';

const formatCount = (count: number) => count.toLocaleString('en-GB');

const dayFormat = defineDateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const formatDay = ({ day }: DayFigures) => dayFormat().format(new Date(`${day}T00:00:00Z`));

const createFigureColumn = (
  figure: 'lcp' | 'inp' | 'cls' | 'render',
  label: string,
): DataColumn<DayFigures> => ({
  id: figure,
  label,
  align: 'end',
  isNoWrap: true,
  cell({ [figure]: { value, samples } }) {
    return value === null ? 'None' : `${formatFigure(figure, value)} (${formatCount(samples)})`;
  },
});

const columns: DataColumn<DayFigures>[] = [
  { id: 'day', label: 'Day', isRowHeading: true, isNoWrap: true, cell: formatDay },
  { id: 'version', label: 'Version', cell: ({ version }) => version },
  { id: 'loads', label: 'Loads', align: 'end', cell: ({ loads }) => formatCount(loads) },
  {
    id: 'failures',
    label: 'Failures',
    align: 'end',
    cell: ({ failures }) => formatCount(failures),
  },
  createFigureColumn('lcp', 'LCP'),
  createFigureColumn('inp', 'INP'),
  createFigureColumn('cls', 'CLS'),
  createFigureColumn('render', 'Render time'),
];

/** Section with the figures of each version of a package on each of the last 30 days. */
export function DailyFiguresSection({ name }: { name: string }) {
  const query = useGetDailyFiguresQuery(name, { refetchOnMountOrArgChange: true });
  return (
    <TitledSection title="Figures of the last 30 days">
      <QueryState query={query} subject="the figures" skeleton={<Loading />}>
        {(figures) => <LoadedFigures name={name} figures={figures ?? null} />}
      </QueryState>
    </TitledSection>
  );
}

const Loading = () => (
  <SkeletonGroup label="figures">
    <Skeleton shape="block" />
  </SkeletonGroup>
);

function LoadedFigures({ name, figures }: { name: string; figures: DailyFigures | null }) {
  if (figures === null || figures.at === null || figures.days.length === 0)
    return (
      <Notice kind="info" title="There are no figures of this package yet">
        They come ten minutes after the first visitors at the latest, if the backend is the
        shop&apos;s own.
      </Notice>
    );
  return (
    <Stack gap={4}>
      <p>
        {`Figures until ${formatTime(figures.at)}, by day in London. Times and layout shift (CLS) are 75th percentiles. The number of samples is in brackets.`}
      </p>
      <ShortTable
        caption={`Figures of ${name} by day and version`}
        columns={columns}
        rows={figures.days}
        getRowId={({ day, version }) => `${day} ${version}`}
      />
    </Stack>
  );
}
