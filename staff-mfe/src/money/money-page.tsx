import { formatDay } from 'contract/calendar/date-texts';
import { paymentKindLabels, paymentKinds } from 'contract/payments/ledger';
import type { Money } from 'contract/payments/staff/money';
import { formatMoney } from 'contract/values/pence';
import {
  type DataColumn,
  DataTable,
  StaffPage,
  StaffSkeleton,
  TitledSection,
  useQueryParams,
} from 'shared/desk';
import { Cluster, EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import { FigureLink } from '../today/figure-link';
import { DayRangeFields, readRange } from './day-range';
import { useGetMoneyQuery } from './money-api';
import styles from '../today/today.module.css';

/** Page with what customers owe, and the takings of each day. */
export const MoneyPage = () => (
  <StaffPage
    permission="money"
    title="Money"
    intro={<p>What customers still have to pay, and what came in by card, cash and transfer.</p>}
  >
    <MoneyOfRange />
  </StaffPage>
);

function MoneyOfRange() {
  const { params } = useQueryParams();
  const range = readRange(params);
  const query = useGetMoneyQuery(range, { refetchOnMountOrArgChange: true });
  const { currentData: money, error, isFetching, refetch } = query;
  const refusal = error && 'status' in error && error.status === 400 ? error.message : null;
  return (
    <Stack gap={4}>
      {money && <Due money={money} />}
      <TitledSection title="Takings by day">
        <DayRangeFields />
        {error && (
          <FailedState subject="the money" busy={isFetching} onRetry={refetch}>
            {refusal !== null && <p>{refusal}</p>}
          </FailedState>
        )}
        {!error && !money && <StaffSkeleton />}
        {money && <Days days={money.days} />}
      </TitledSection>
      <nav aria-label="More about money">
        <Cluster>
          <TextLink to={`/admin/takings?from=${range.from}&to=${range.to}`}>
            Each payment of these days
          </TextLink>
          <TextLink to={`/admin/payouts?from=${range.from}&to=${range.to}`}>Payouts</TextLink>
          <TextLink to="/admin/refunds?state=due">Refunds</TextLink>
          <TextLink to="/admin/disputes">Disputes</TextLink>
          <TextLink to="/admin/invoices">Invoices</TextLink>
        </Cluster>
      </nav>
    </Stack>
  );
}

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

function Due({ money: { due, overdue } }: { money: Money }) {
  return (
    <ul className={styles.figures}>
      <li>
        <FigureLink
          label={`To be paid, ${countOrders(due.orders)}`}
          to="/admin/orders?payment=to_pay"
          isNone={due.orders === 0}
        >
          {formatMoney(due.amount)}
        </FigureLink>
      </li>
      <li>
        <FigureLink
          label={`Overdue, ${countOrders(overdue.orders)}`}
          to="/admin/orders?payment=overdue"
          isUrgent={overdue.orders > 0}
          isNone={overdue.orders === 0}
        >
          {formatMoney(overdue.amount)}
        </FigureLink>
      </li>
    </ul>
  );
}

type Day = Money['days'][number];

const columns: readonly DataColumn<Day>[] = [
  {
    id: 'day',
    label: 'Day',
    isRowHeading: true,
    isNoWrap: true,
    cell: ({ day }) => (
      <TextLink to={`/admin/takings?from=${day}&to=${day}`}>{formatDay(day)}</TextLink>
    ),
  },
  ...paymentKinds.map((method): DataColumn<Day> => ({
    id: method,
    label: paymentKindLabels[method],
    align: 'end',
    cell: ({ methods }) => {
      const sum = methods.find((row) => row.method === method);
      return sum === undefined ? '' : formatMoney(sum.amount);
    },
  })),
  { id: 'total', label: 'Sum', align: 'end', cell: ({ total }) => formatMoney(total) },
];

function Days({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return <EmptyState title="No money moved in these days" />;
  return (
    <>
      <p>
        <strong>{formatMoney(days.reduce((sum, { total }) => sum + total, 0))}</strong>, less
        refunds and disputes
      </p>
      <DataTable
        caption="Takings by day"
        columns={columns}
        rows={days}
        getRowId={({ day }) => day}
      />
    </>
  );
}
