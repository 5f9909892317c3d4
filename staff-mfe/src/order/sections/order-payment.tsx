import { formatTime } from 'contract/calendar/date-texts';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { formatMoney } from 'shared/format';
import { Facts, TitledSection } from 'shared/desk';

const sessionStates: Record<string, string> = {
  open: 'Payment page open',
  complete: 'Payment page paid',
  expired: 'Payment page closed',
};

/** Renders the payments of an order, and the payment sessions that were opened. */
export function OrderPayment({ order }: { order: StaffOrderPage }) {
  const { payment, payments, sessions } = order;
  return (
    <TitledSection title="Payment">
      <p>{payment}</p>
      <Facts
        rows={[
          ...payments.map(
            ({ amount, transactionid, receivedat, refundreason }) =>
              [
                `Received ${formatTime(receivedat)}`,
                [
                  `${formatMoney(amount)}, ${transactionid}`,
                  refundreason && `To be refunded: ${refundreason}`,
                ]
                  .filter(Boolean)
                  .join('. '),
              ] as const,
          ),
          ...sessions.map(
            ({ id, status, createdat }) =>
              [`${sessionStates[status] ?? status}, opened ${formatTime(createdat)}`, id] as const,
          ),
        ]}
      />
    </TitledSection>
  );
}
