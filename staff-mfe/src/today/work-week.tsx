import type { Today } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { Link } from 'shared/router';
import { TextLink } from 'shared/ui';
import { type DataColumn, DataTable } from 'shared/desk';
import { formatShortDay } from '../ui/short-dates';
import styles from './today.module.css';

type DayWork = Today['work'][number];

const createCountColumn = (
  name: 'moves' | 'visits' | 'due',
  label: string,
): DataColumn<DayWork> => ({
  id: name,
  label,
  align: 'end',
  cell: (row) =>
    row[name] === 0 ? (
      <span className={styles.none}>0</span>
    ) : (
      <Link to={toPlan(row.day)} aria-label={`${label} on ${formatDay(row.day)}: ${row[name]}`}>
        {row[name]}
      </Link>
    ),
});

const columns: readonly DataColumn<DayWork>[] = [
  {
    id: 'day',
    label: 'Day',
    isRowHeading: true,
    cell: ({ day }) => <TextLink to={toPlan(day)}>{formatShortDay(day)}</TextLink>,
  },
  createCountColumn('moves', 'Moves'),
  createCountColumn('visits', 'Collections'),
  createCountColumn('due', 'Garments due'),
];

export const WorkWeek = ({ work }: { work: Today['work'] }) => (
  <DataTable
    caption="Work of the next seven days"
    columns={columns}
    isNarrow
    rows={work}
    getRowId={({ day }) => day}
  />
);

function toPlan(day: string): string {
  return `/admin/day/${day}`;
}
