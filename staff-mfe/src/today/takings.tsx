import type { Today } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { useLazyModule } from 'shared/lazy';
import { Link } from 'shared/router';
import { Skeleton } from 'shared/ui';
import { addDays } from '../ui/days';
import { type DataColumn, DataTable } from 'shared/desk';
import { formatMoney } from 'contract/values/pence';
import { lazyPlot } from './takings-plot.lazy';
import styles from './today.module.css';

type Week = Today['weeks'][number];

const columns: readonly DataColumn<Week>[] = [
  { id: 'from', label: 'Week from', isRowHeading: true, cell: ({ from }) => formatDay(from) },
  { id: 'orders', label: 'Orders', align: 'end', cell: OrdersOfWeek },
  { id: 'takings', label: 'Takings', align: 'end', cell: TakingsOfWeek },
];

function OrdersOfWeek({ from, orders }: Week) {
  const to = addDays(from, 6);
  return (
    <Link
      to={`/admin/orders?placedfrom=${from}&placedto=${to}`}
      aria-label={`Orders from ${formatDay(from)}: ${orders}`}
    >
      {orders}
    </Link>
  );
}

function TakingsOfWeek({ from, takings }: Week) {
  const amount = formatMoney(takings);
  return (
    <Link
      to={`/admin/takings?from=${from}&to=${addDays(from, 6)}`}
      aria-label={`Takings from ${formatDay(from)}: ${amount}`}
    >
      {amount}
    </Link>
  );
}

/** The takings of twelve weeks as a bar chart, and the same figures as a table. */
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
          isNarrow
          rows={weeks}
          getRowId={({ from }) => from}
        />
      </details>
    </figure>
  );
}
