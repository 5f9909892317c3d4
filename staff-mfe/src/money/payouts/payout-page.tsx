import { formatDay } from 'contract/calendar/date-texts';
import type { PayoutDetails, PayoutTransaction } from 'contract/payments/staff/payouts';
import { formatAmount } from 'contract/values/pence';
import {
  type DataColumn,
  DataTable,
  Facts,
  formatTime,
  StaffPage,
  StaffSkeleton,
  TitledSection,
} from 'shared/desk';
import { useParams } from 'shared/router';
import { Badge, ButtonLink, EmptyState, FailedState, Notice, Stack, TextLink } from 'shared/ui';
import { useGetPayoutQuery } from './payouts-api';
import { PayoutStatusBadge } from './payout-status';

/** Page with the transactions of a payout, compared with the payments of the shop. */
export const PayoutPage = () => (
  <StaffPage permission="money" title="Payout">
    <Stack gap={4}>
      <TextLink isStandalone to="/admin/payouts">
        All payouts
      </TextLink>
      <PayoutOfUrl />
    </Stack>
  </StaffPage>
);

function PayoutOfUrl() {
  const { provider = '', id = '' } = useParams();
  const query = useGetPayoutQuery({ provider, id }, { refetchOnMountOrArgChange: true });
  const { currentData: payout, error, isFetching, refetch } = query;
  if (error && 'status' in error && error.status === 404)
    return <EmptyState title="There is no such payout" action={toPayouts} />;
  if (error) {
    const outage = 'status' in error && error.status === 503 ? error.message : null;
    return (
      <FailedState subject="the payout" busy={isFetching} onRetry={refetch}>
        {outage !== null && <p>{outage}</p>}
      </FailedState>
    );
  }
  if (!payout) return <StaffSkeleton />;
  return <Payout payout={payout} />;
}

const toPayouts = <ButtonLink to="/admin/payouts">All payouts</ButtonLink>;

function Payout({ payout }: { payout: PayoutDetails }) {
  const { currency, gross, fees, net, mismatches, notices, transactions } = payout;
  return (
    <>
      <Facts
        rows={[
          ['At the bank', formatDay(payout.arriveson)],
          ['From', `${payout.providerlabel}, ${payout.id}`],
          ['State', <PayoutStatusBadge key="status" status={payout.status} />],
          ['Amount', formatAmount(payout.amount, currency)],
        ]}
      />
      {notices.map((sentence) => (
        <Notice key={sentence} kind="warning">
          <p>{sentence}</p>
        </Notice>
      ))}
      {mismatches > 0 && (
        <Notice kind="warning">
          <p>{describeMismatches(mismatches)}</p>
        </Notice>
      )}
      {transactions.length > 0 && (
        <TitledSection title="Transactions">
          <p>{`${formatAmount(gross, currency)}, less fees of ${formatAmount(fees, currency)}, is ${formatAmount(net, currency)}.`}</p>
          {mismatches === 0 && <p>All transactions match the payments of the shop.</p>}
          <DataTable
            caption="Transactions of the payout"
            columns={columns}
            rows={transactions}
            getRowId={({ id }) => id}
          />
        </TitledSection>
      )}
    </>
  );
}

const describeMismatches = (count: number) =>
  count === 1
    ? '1 transaction does not match the payments of the shop.'
    : `${count} transactions do not match the payments of the shop.`;

const amountColumn = (
  id: 'amount' | 'fee' | 'net',
  label: string,
): DataColumn<PayoutTransaction> => ({
  id,
  label,
  align: 'end',
  cell: (transaction) => formatAmount(transaction[id], transaction.currency),
});

const columns: readonly DataColumn<PayoutTransaction>[] = [
  { id: 'what', label: 'What', isRowHeading: true, cell: ({ label }) => label },
  { id: 'at', label: 'When', isNoWrap: true, cell: ({ at }) => formatTime(at) },
  {
    id: 'order',
    label: 'Order',
    cell: ({ orderno }) =>
      orderno !== '' && <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  amountColumn('amount', 'Amount'),
  amountColumn('fee', 'Fee'),
  amountColumn('net', 'Net'),
  { id: 'match', label: 'Compared with the shop', cell: Comparison },
];

function Comparison({ id, kind, mismatch }: PayoutTransaction) {
  if (mismatch !== '')
    return (
      <>
        <Badge tone="red">Differs</Badge> {mismatch} ({id})
      </>
    );
  return kind === 'other' ? '' : <Badge tone="green">Matches</Badge>;
}
