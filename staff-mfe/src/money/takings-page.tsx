import { formatDay } from 'contract/calendar/date-texts';
import type { DayRange } from 'contract/calls/day-range';
import type { Taking } from 'contract/staff/today';
import { EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import {
  StaffPage,
  StaffSkeleton,
  type DataColumn,
  Facts,
  DataTable,
  formatTime,
  useListStatus,
  KeyPages,
  readAfter,
  useQueryParams,
} from 'shared/desk';
import { paymentKindLabels } from 'contract/payments/ledger';
import { formatAmount, formatMoney } from 'contract/values/pence';
import { DayRangeFields, readRange } from './day-range';
import { describeEntry } from './describe-entry';
import { useGetTakingsQuery } from './money-api';

/**
 * Page with the payments and refunds of the days in the URL. The default is the last seven days.
 */
export const TakingsPage = () => (
  <StaffPage
    permission="orders"
    title="Takings"
    intro={
      <p>
        Payments count on the day they came, and refunds on the day they are done. Compare cash and
        terminal with the till.
      </p>
    }
  >
    <TakingsOfRange />
  </StaffPage>
);

const columns: readonly DataColumn<Taking>[] = [
  { id: 'at', label: 'When', isNoWrap: true, cell: ({ at }) => formatTime(at) },
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'customer', label: 'Customer', cell: ({ customer }) => customer || 'Erased' },
  {
    id: 'kind',
    label: 'Paid by',
    cell: ({ kind, method = 'card', amount }) => describeEntry(kind, method, amount),
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
];

/** Number of days without a range in the URL. */
const DEFAULT_DAYS = 7;

function TakingsOfRange() {
  const { params } = useQueryParams();
  return (
    <Stack gap={4}>
      <DayRangeFields defaultDays={DEFAULT_DAYS} />
      <TakingRows range={readRange(params, DEFAULT_DAYS)} after={readAfter(params)} />
    </Stack>
  );
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
      <Facts
        rows={page.methods.map(
          ({ method, amount }) =>
            [paymentKindLabels[method] ?? method, formatMoney(amount)] as const,
        )}
      />
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
