import { formatDay } from 'contract/calendar/date-texts';
import type { DisputeKind, DisputeStatus } from 'contract/payments/dispute';
import {
  type DisputeListName,
  disputeLists,
  type ListedDispute,
} from 'contract/payments/staff/disputes';
import { formatAmount } from 'contract/values/pence';
import { useSearchParams } from 'shared/router';
import {
  type DataColumn,
  DataTable,
  KeyPages,
  readAfter,
  StaffPage,
  StaffSkeleton,
  useListStatus,
} from 'shared/desk';
import { Badge, Cluster, EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import { formatShortTime } from '../ui/short-dates';
import { useGetDisputesQuery } from './disputes-api';

/** Page with the disputes, early fraud warnings and reviews of card payments. */
export const DisputesPage = () => (
  <StaffPage
    permission="orders"
    title="Disputes"
    intro={
      <p>
        A customer can ask their bank for the money of a card payment. You answer on the pages of
        the card payment provider, and the shop follows what it reports.
      </p>
    }
  >
    <Disputes />
  </StaffPage>
);

const listNames: Record<DisputeListName, string> = {
  answer: 'To answer',
  open: 'Open',
  closed: 'Closed',
};

const emptyTexts: Record<DisputeListName, string> = {
  answer: 'There is nothing to answer',
  open: 'No payment is disputed',
  closed: 'No dispute is closed yet',
};

function Disputes() {
  const [search] = useSearchParams();
  const state = disputeLists.find((list) => list === search.get('state')) ?? 'answer';
  return (
    <Stack gap={4}>
      <nav aria-label="States of disputes">
        <Cluster>
          {disputeLists.map((list) => (
            <TextLink
              key={list}
              to={`/admin/disputes?state=${list}`}
              aria-current={list === state ? 'page' : undefined}
            >
              {listNames[list]}
            </TextLink>
          ))}
        </Cluster>
      </nav>
      <DisputeRows state={state} after={readAfter(search)} />
    </Stack>
  );
}

function DisputeRows({ state, after }: { state: DisputeListName; after: string | null }) {
  const query = useGetDisputesQuery({ state, after }, { refetchOnMountOrArgChange: true });
  const { currentData: page, isError, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: isError ? undefined : page?.data.length,
    nouns: ['dispute', 'disputes'],
    hasNext: page?.next != null,
  });
  if (isError) return <FailedState subject="the disputes" busy={isFetching} onRetry={refetch} />;
  if (!page) return <StaffSkeleton />;
  if (page.data.length === 0) return <EmptyState title={emptyTexts[state]} />;
  return (
    <>
      <DataTable
        caption={`Disputes: ${listNames[state]}`}
        columns={columns}
        rows={page.data}
        getRowId={({ id }) => String(id)}
      />
      <KeyPages next={page.next} />
    </>
  );
}

const kindLabels: Record<DisputeKind, string> = {
  dispute: 'Dispute',
  fraud_warning: 'Fraud warning',
  review: 'Review',
};

const statusLabels = {
  needs_response: { label: 'Open', tone: 'red' },
  under_review: { label: 'The bank decides', tone: 'brass' },
  won: { label: 'Won', tone: 'green' },
  lost: { label: 'Lost', tone: 'red' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<DisputeStatus, object>;

const columns: readonly DataColumn<ListedDispute>[] = [
  {
    id: 'order',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno, transactionid }) =>
      orderno === '' ? (
        `No order has the payment ${transactionid}`
      ) : (
        <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>
      ),
  },
  { id: 'kind', label: 'Kind', cell: ({ kind }) => kindLabels[kind] ?? kind },
  { id: 'customer', label: 'Customer', cell: ({ customer }) => customer },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => (amount === null ? '' : formatAmount(amount, currency)),
  },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'answer',
    label: 'Answer by',
    isNoWrap: true,
    cell: ({ dueby, status }) =>
      dueby === '' || status !== 'needs_response' ? '' : formatDay(dueby),
  },
  { id: 'state', label: 'State', cell: State },
  {
    id: 'created',
    label: 'Since',
    isNoWrap: true,
    cell: ({ createdat }) => formatShortTime(createdat),
  },
];

function State({ status }: ListedDispute) {
  const { label, tone } = statusLabels[status] ?? { label: status, tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
}
