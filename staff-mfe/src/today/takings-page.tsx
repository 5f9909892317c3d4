import { formatDay } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import type { Taking } from 'contract/staff/today';
import { Field, toLondonDay } from 'shared/forms';
import { EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import { addDays } from '../ui/days';
import {
  StaffPage,
  StaffSkeleton,
  type DataColumn,
  DataTable,
  formatTime,
  useListStatus,
  KeyPages,
  readAfter,
  useQueryParams,
} from 'shared/desk';
import { formatMoney } from 'contract/values/pence';
import { type DayRange, useGetTakingsQuery } from './today-api';
import styles from './today.module.css';

/**
 * Page with the payments and refunds of the days in the URL. The default is the last seven days.
 */
export const TakingsPage = () => (
  <StaffPage
    permission="orders"
    title="Takings"
    intro={
      <p>
        Card payments count on the day they arrive, &lsquo;Collection Only&rsquo; orders on the day
        they are completed, and refunds on the day they are done.
      </p>
    }
  >
    <TakingsOfRange />
  </StaffPage>
);

const kindLabels: Record<string, string> = {
  card: 'Card',
  collection: 'Collection Only',
  refund: 'Refund',
};

const columns: readonly DataColumn<Taking>[] = [
  { id: 'at', label: 'When', isNoWrap: true, cell: ({ at }) => formatTime(at) },
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'customer', label: 'Customer', cell: ({ customer }) => customer || 'Erased' },
  { id: 'kind', label: 'Paid by', cell: ({ kind }) => kindLabels[kind] ?? kind },
  { id: 'amount', label: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
];

function TakingsOfRange() {
  const { params, change: changeParams } = useQueryParams();
  const range = readRange(params);
  const change = (changes: Partial<DayRange>) =>
    changeParams((address) => ({
      params: new URLSearchParams({ ...readRange(address.params), ...changes }),
    }));
  return (
    <Stack gap={4}>
      <div className={styles.range}>
        <Field
          type="date"
          label="First day"
          value={range.from}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <Field
          type="date"
          label="Last day"
          value={range.to}
          onChange={({ currentTarget: { value } }) => change({ to: value })}
        />
      </div>
      <TakingRows range={range} after={readAfter(params)} />
    </Stack>
  );
}

function readRange(params: URLSearchParams): DayRange {
  const readDay = (name: string, fallback: string) => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : fallback;
  };
  const to = readDay('to', toLondonDay(new Date()));
  return { from: readDay('from', addDays(to, -6)), to };
}

function TakingRows({ range, after }: { range: DayRange; after: string | null }) {
  const query = useGetTakingsQuery({ ...range, after }, { refetchOnMountOrArgChange: true });
  const { currentData: page, error, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: error ? undefined : page?.data.length,
    nouns: ['payment or refund', 'payments and refunds'],
    hasNext: page?.next != null,
  });
  if (error) {
    const refusal = 'status' in error && error.status === 400 ? error.message : null;
    return (
      <FailedState subject="the takings" busy={isFetching} onRetry={refetch}>
        {refusal !== null && <p>{refusal}</p>}
      </FailedState>
    );
  }
  if (!page) return <StaffSkeleton />;
  const rangeLabel = [...new Set([range.from, range.to])].map(formatDay).join(' to ');
  if (page.data.length === 0) return <EmptyState title={`No money moved: ${rangeLabel}`} />;
  return (
    <>
      <p>
        <strong>{formatMoney(page.total)}</strong>, less refunds: {rangeLabel}
      </p>
      <DataTable
        caption={`Takings: ${rangeLabel}`}
        columns={columns}
        rows={page.data}
        getRowId={({ id }) => id}
      />
      <KeyPages next={page.next} />
    </>
  );
}
