import type { Today } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { useLazyModule } from 'shared/lazy';
import { Skeleton } from 'shared/ui';
import { type DataColumn, DataTable } from '../ui/data-table';
import { formatPence } from './format-pence';
import { lazyPlot } from './takings-plot.lazy';
import styles from './today.module.css';

type Week = Today['weeks'][number];

const columns: readonly DataColumn<Week>[] = [
  { id: 'from', label: 'Week from', isRowHeading: true, cell: ({ from }) => formatDay(from) },
  { id: 'orders', label: 'Orders', align: 'end', cell: ({ orders }) => orders },
  { id: 'takings', label: 'Takings', align: 'end', cell: ({ takings }) => formatPence(takings) },
];

/** The takings of twelve weeks as a plot, and the same figures as a table. */
export function Takings({ weeks }: { weeks: Today['weeks'] }) {
  const plot = useLazyModule(lazyPlot, true);
  return (
    <figure className={styles.takings}>
      <figcaption>Takings of the last {weeks.length} weeks, less refunds</figcaption>
      <div className={styles.plot} aria-hidden="true">
        {plot ? <plot.TakingsPlot weeks={weeks} /> : <Skeleton shape="block" />}
      </div>
      <details>
        <summary>The figures as a table</summary>
        <DataTable
          caption="Orders and takings by week"
          columns={columns}
          rows={weeks}
          getRowId={({ from }) => from}
        />
      </details>
    </figure>
  );
}
