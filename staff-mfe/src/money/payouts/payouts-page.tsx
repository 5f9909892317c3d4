import type { DayRange } from 'contract/calls/day-range';
import { formatDay } from 'contract/calendar/date-texts';
import type { Payout } from 'contract/payments/staff/payouts';
import { formatAmount } from 'contract/values/pence';
import {
  type DataColumn,
  DataTable,
  StaffPage,
  StaffSkeleton,
  useListStatus,
  useQueryParams,
} from 'shared/desk';
import { Button, EmptyState, FailedState, Notice, Stack, TextLink } from 'shared/ui';
import { DayRangeFields, readRange } from '../day-range';
import { useListPayoutsQuery } from './payouts-api';
import { PayoutStatusBadge } from './payout-status';

/** Page with the payouts of the days in the URL. The default is the last 30 days. */
export const PayoutsPage = () => (
  <StaffPage
    permission="money"
    title="Payouts"
    intro={
      <p>
        The card payment provider pays the card payments of some days to your bank at once, less
        refunds, disputes and its fees. Open a payout to compare it with the orders.
      </p>
    }
  >
    <Payouts />
  </StaffPage>
);

function Payouts() {
  const { params } = useQueryParams();
  return (
    <Stack gap={4}>
      <DayRangeFields />
      <PayoutRows range={readRange(params)} />
    </Stack>
  );
}

function PayoutRows({ range }: { range: DayRange }) {
  const query = useListPayoutsQuery(range, { refetchOnMountOrArgChange: true });
  const { currentData: list, error, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: error ? undefined : list?.payouts.length,
    nouns: ['payout', 'payouts'],
  });
  if (error) {
    const refusal = 'status' in error && error.status === 400 ? error.message : null;
    return (
      <FailedState subject="the payouts" busy={isFetching} onRetry={refetch}>
        {refusal !== null && <p>{refusal}</p>}
      </FailedState>
    );
  }
  if (!list) return <StaffSkeleton />;
  const { payouts, notices, isincomplete: isIncomplete } = list;
  return (
    <>
      {notices.map((sentence) => (
        <Notice key={sentence} kind={isIncomplete ? 'warning' : 'info'} isAnnounced>
          <p>{sentence}</p>
        </Notice>
      ))}
      {isIncomplete && (
        <div>
          <Button variant="secondary" onClick={refetch} busy={isFetching}>
            Try again
          </Button>
        </div>
      )}
      {payouts.length > 0 && (
        <DataTable
          caption="Payouts"
          columns={columns}
          rows={payouts}
          getRowId={({ provider, id }) => `${provider}/${id}`}
        />
      )}
      {payouts.length === 0 && notices.length === 0 && (
        <EmptyState title="No payout reached the bank in these days" />
      )}
    </>
  );
}

const columns: readonly DataColumn<Payout>[] = [
  {
    id: 'arrives',
    label: 'At the bank',
    isRowHeading: true,
    isNoWrap: true,
    cell: ({ provider, id, arriveson }) => (
      <TextLink to={`/admin/payouts/${encodeURIComponent(provider)}/${encodeURIComponent(id)}`}>
        {formatDay(arriveson)}
      </TextLink>
    ),
  },
  { id: 'provider', label: 'From', cell: ({ providerlabel }) => providerlabel },
  { id: 'status', label: 'State', cell: PayoutStatusBadge },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
];
