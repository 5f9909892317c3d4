import { formatDay, formatTime } from 'contract/calendar/date-texts';
import type { LedgerEntry, OrderMoney as Money } from 'contract/payments/staff/order-money';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { formatAmount, formatMoney } from 'contract/values/pence';
import { Button, EmptyState, FailedState } from 'shared/ui';
import { type DataColumn, DataTable, Facts, StaffSkeleton, TitledSection } from 'shared/desk';
import { useMemo } from 'react';
import type { ActionChoice } from '../actions/action-choices';
import { describeEntry } from '../../money/describe-entry';
import { useGetOrderMoneyQuery } from '../../money/money-api';

interface OrderMoneyProps {
  order: StaffOrderPage;
  onOpenAction: (choice: ActionChoice) => void;
}

const paymentPageLabels: Record<string, string> = {
  open: 'Payment page open',
  complete: 'Payment page paid',
  expired: 'Payment page closed',
};

/** Renders the paid and the due amount of an order, and the entries of its ledger. */
export function OrderMoney({ order, onOpenAction }: OrderMoneyProps) {
  const { orderno, payment, sessions } = order;
  const { data: money, isError, isFetching, refetch } = useGetOrderMoneyQuery({ orderno });
  return (
    <TitledSection title="Money">
      <p>{payment}</p>
      {isError && <FailedState subject="the payments" busy={isFetching} onRetry={refetch} />}
      {!isError && !money && <StaffSkeleton />}
      {money && <MoneyDetails money={money} onOpenAction={onOpenAction} />}
      <Facts
        rows={sessions.map(
          ({ id, status, createdat }) =>
            [
              `${paymentPageLabels[status] ?? status}, opened ${formatTime(createdat)}`,
              id,
            ] as const,
        )}
      />
    </TitledSection>
  );
}

function MoneyDetails({
  money,
  onOpenAction,
}: {
  money: Money;
  onOpenAction: OrderMoneyProps['onOpenAction'];
}) {
  const { total, paid, due, dueon, excess, entries } = money;
  const columns = useMemo(() => buildColumns(onOpenAction), [onOpenAction]);
  return (
    <>
      <Facts
        rows={[
          ['Total', formatMoney(total)],
          ['Paid, less refunds and disputes', formatMoney(paid)],
          ['Due', dueon === '' ? formatMoney(due) : `${formatMoney(due)} by ${formatDay(dueon)}`],
          ['Paid too much', excess > 0 ? formatMoney(excess) : ''],
        ]}
      />
      {entries.length === 0 ? (
        <EmptyState title="Nothing is paid yet" />
      ) : (
        <DataTable
          caption="Payments and refunds"
          columns={columns}
          rows={entries}
          getRowId={({ source, id }) => `${source}-${id}`}
        />
      )}
    </>
  );
}

const stateLabels: Record<LedgerEntry['state'], string> = {
  done: '',
  pending: 'Not completed yet',
  failed: 'Failed',
};

const buildColumns = (
  onOpenAction: OrderMoneyProps['onOpenAction'],
): readonly DataColumn<LedgerEntry>[] => [
  {
    id: 'at',
    label: 'When',
    isNoWrap: true,
    isRowHeading: true,
    cell: formatEntryTime,
  },
  { id: 'method', label: 'How', isNoWrap: true, cell: nameEntry },
  {
    id: 'details',
    label: 'Details',
    isTyped: true,
    cell: ({ reference, note, by, state }) =>
      [stateLabels[state], reference, note, by && `By ${by}`].filter(Boolean).join('. '),
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    isNoWrap: true,
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  {
    id: 'actions',
    label: 'Actions',
    cell: (entry) =>
      entry.iscorrectable && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Correct ${formatMoney(entry.amount)}, ${nameEntry(entry)}`}
          onClick={() => onOpenAction({ name: 'correctPayment', paymentid: entry.id })}
        >
          Correct
        </Button>
      ),
  },
];

/** An entry that was dated back has a day only. */
function formatEntryTime({ source, at, createdat }: LedgerEntry): string {
  const isDatedBack = source === 'recorded' && at.slice(0, 10) < createdat.slice(0, 10);
  return isDatedBack ? formatDay(at.slice(0, 10)) : formatTime(at || createdat);
}

const nameEntry = ({ source, method, amount }: LedgerEntry): string =>
  describeEntry(source, method, amount);
