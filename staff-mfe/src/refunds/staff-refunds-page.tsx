import { type Refund, type RefundList, refundLists } from 'contract/payments/staff/refunds';
import { formatAmount } from 'contract/values/pence';
import { createContext, useContext, useState } from 'react';
import { useSearchParams } from 'shared/router';
import { Cluster, EmptyState, FailedState, Notice, Stack, TextLink } from 'shared/ui';
import {
  StaffPage,
  StaffSkeleton,
  type DataColumn,
  DataTable,
  useListStatus,
  KeyPages,
  readAfter,
} from 'shared/desk';
import { formatShortTime } from '../ui/short-dates';
import type { RefundResult } from './describe-refund';
import { RefundActions } from './refund-actions';
import { RefundState } from './refund-state';
import { useGetRefundsQuery } from './refunds-api';

/** Page with refunds that are due, failed or completed (rule 36). */
export const StaffRefundsPage = () => (
  <StaffPage
    permission="orders"
    title="Refunds"
    intro={
      <p>
        Due refunds come from cancelled orders and second payments. Customers are promised their
        money within 14 days.
      </p>
    }
  >
    <Refunds />
  </StaffPage>
);

/** Function that shows a result above the table. The buttons in the cells call this function. */
const ResultContext = createContext<(result: RefundResult) => void>(() => undefined);

const columns: readonly DataColumn<Refund>[] = [
  {
    id: 'order',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  {
    id: 'created',
    label: 'Since',
    isNoWrap: true,
    cell: ({ createdat }) => formatShortTime(createdat),
  },
  { id: 'customer', label: 'Customer', cell: ({ email }) => email },
  { id: 'reason', label: 'Why', isTyped: true, cell: ({ reason }) => reason },
  { id: 'transaction', label: 'Transaction', cell: ({ transactionid }) => transactionid },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  { id: 'state', label: 'State', cell: (refund) => <RefundState refund={refund} /> },
  { id: 'actions', label: 'Action', isNoWrap: true, cell: (refund) => <Actions refund={refund} /> },
];

function Actions({ refund }: { refund: Refund }) {
  const onResult = useContext(ResultContext);
  return <RefundActions refund={refund} onResult={onResult} />;
}

const listNames: Record<RefundList, string> = { due: 'Due', failed: 'Failed', done: 'Done' };

const emptyTexts: Record<RefundList, string> = {
  due: 'There are no refunds due',
  failed: 'No refund has failed',
  done: 'No money was given back yet',
};

function Refunds() {
  const [search] = useSearchParams();
  const [result, setResult] = useState<RefundResult | null>(null);
  const state = refundLists.find((list) => list === search.get('state')) ?? 'due';
  return (
    <Stack gap={4}>
      <nav aria-label="States of refunds">
        <Cluster>
          {refundLists.map((list) => (
            <TextLink
              key={list}
              to={`/admin/refunds?state=${list}`}
              aria-current={list === state ? 'page' : undefined}
            >
              {listNames[list]}
            </TextLink>
          ))}
        </Cluster>
      </nav>
      {result !== null && (
        <Notice kind={result.kind} isAnnounced>
          {result.text}
        </Notice>
      )}
      <ResultContext value={setResult}>
        <RefundRows state={state} after={readAfter(search)} />
      </ResultContext>
    </Stack>
  );
}

function RefundRows({ state, after }: { state: RefundList; after: string | null }) {
  const query = useGetRefundsQuery({ state, after }, { refetchOnMountOrArgChange: true });
  const { currentData: page, isError, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: isError ? undefined : page?.data.length,
    nouns: ['refund', 'refunds'],
    hasNext: page?.next != null,
  });
  if (isError) return <FailedState subject="the refunds" busy={isFetching} onRetry={refetch} />;
  if (!page) return <StaffSkeleton />;
  if (page.data.length === 0) return <EmptyState title={emptyTexts[state]} />;
  return (
    <>
      <DataTable
        caption={`Refunds: ${listNames[state]}`}
        columns={columns}
        rows={page.data}
        getRowId={({ id }) => String(id)}
      />
      <KeyPages next={page.next} />
    </>
  );
}
