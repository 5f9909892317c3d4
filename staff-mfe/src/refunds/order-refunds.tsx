import { formatTime } from 'contract/calendar/date-texts';
import type { RefundsOfOrder } from 'contract/payments/staff/refunds';
import { formatAmount } from 'contract/values/pence';
import { useState } from 'react';
import { formatMoney } from 'shared/format';
import { usePermission } from 'shared/session';
import { FailedState, Notice } from 'shared/ui';
import { Facts, TitledSection, StaffSkeleton } from 'shared/desk';
import type { RefundResult } from './describe-refund';
import { RefundActions } from './refund-actions';
import { RefundForm } from './refund-form';
import { RefundState } from './refund-state';
import { useGetOrderRefundsQuery } from './refunds-api';

/** Lists the payments and refunds of an order, with the form for another refund. */
export function OrderRefunds({ orderno }: { orderno: string }) {
  const { data: orderRefunds, isError, isFetching, refetch } = useGetOrderRefundsQuery({ orderno });
  const [result, setResult] = useState<RefundResult | null>(null);
  if (orderRefunds?.paid === 0) return null;
  return (
    <TitledSection title="Refunds">
      {result !== null && (
        <Notice kind={result.kind} isAnnounced>
          {result.text}
        </Notice>
      )}
      {isError && <FailedState subject="the refunds" busy={isFetching} onRetry={refetch} />}
      {!isError && !orderRefunds && <StaffSkeleton />}
      {orderRefunds && (
        <RefundDetails orderno={orderno} orderRefunds={orderRefunds} onResult={setResult} />
      )}
    </TitledSection>
  );
}

interface RefundDetailsProps {
  orderno: string;
  orderRefunds: RefundsOfOrder;
  onResult: (result: RefundResult | null) => void;
}

function RefundDetails({ orderno, orderRefunds, onResult }: RefundDetailsProps) {
  const mayRefund = usePermission('refunds');
  const { paid, returned, left, disputed, refunds, warnings } = orderRefunds;
  const cardLeft = orderRefunds.cardleft ?? (orderRefunds.oncollection ? 0 : left);
  const underway = refunds
    .filter(({ state }) => state === 'due' || state === 'pending')
    .reduce((total, { amount }) => total + amount, 0);
  return (
    <>
      {warnings.length > 0 && (
        <Notice kind="warning" title="Before you give money back">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      <Facts
        rows={[
          ['Came in', formatMoney(paid)],
          ['Given back', formatMoney(returned)],
          ['Due or on its way', underway > 0 ? formatMoney(underway) : ''],
          ['In a dispute', disputed > 0 ? formatMoney(disputed) : ''],
          ['Left to give back', formatMoney(left)],
          ...refunds.map(
            (refund) =>
              [
                `${formatAmount(refund.amount, refund.currency)}, ${formatTime(refund.createdat)}`,
                <>
                  <RefundState refund={refund} /> {refund.reason}
                  <RefundActions refund={refund} onResult={onResult} />
                </>,
              ] as const,
          ),
        ]}
      />
      {mayRefund && left > 0 && (
        <RefundForm
          orderno={orderno}
          left={left}
          cardLeft={cardLeft}
          hasDue={(orderRefunds.due ?? 0) > 0}
          onResult={onResult}
        />
      )}
    </>
  );
}
