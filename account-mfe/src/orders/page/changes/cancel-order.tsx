import { isCancelled } from 'contract/orders/order-state';
import { useState } from 'react';
import { formatMoney } from 'shared/format';
import { Button, Card, Notice, Stack, TextLink } from 'shared/ui';
import { formatDay } from 'contract/calendar/date-texts';
import type { OrderPage, OrderAccess } from '../order-page-api';
import styles from '../order-view.module.css';
import { ConfirmCancelDialog, formatRefundNotice } from './confirm-cancel-dialog';
import { CallUs } from './change-notices';

interface CancelOrderProps {
  page: OrderPage;
  access: OrderAccess;
}

/**
 * Section that cancels the order. The backend decides until when a cancellation is possible (rule
 * 17).
 */
export function CancelOrder({ page, access }: CancelOrderProps) {
  const { cancel, order } = page;
  // Undefined until the user opens the dialog.
  const [isDialogOpen, setDialogOpen] = useState<boolean>();
  if (isCancelled(order))
    return <CancelledNotice page={page} isJustCancelled={isDialogOpen !== undefined} />;
  if (!cancel || cancel.refusal === 'over') return null;
  const refusalText =
    refusalTexts[cancel.refusal]?.(cancel.lastday) ?? 'It cannot be cancelled here any more.';
  return (
    <Card as="section" padded aria-labelledby="cancel-order">
      <Stack gap={3}>
        <h2 id="cancel-order" className={styles.title}>
          Cancelling
        </h2>
        {cancel.refusal === '' ? (
          <>
            <p>
              {`You can cancel this order here ${formatDeadline(cancel.lastday)}, without giving a reason. ${formatRefundNotice(page)}`}
            </p>
            <div>
              <Button variant="secondary" onClick={() => setDialogOpen(true)}>
                Cancel this order
              </Button>
            </div>
          </>
        ) : (
          <p>
            {refusalText} Your rights are wider than this page: <CallUs />
          </p>
        )}
        <p>
          <TextLink to="/terms#cancellation">What the law gives you</TextLink>
        </p>
      </Stack>
      {isDialogOpen && (
        <ConfirmCancelDialog page={page} access={access} onClose={() => setDialogOpen(false)} />
      )}
    </Card>
  );
}

/** Says that the order is cancelled. Takes the focus if the user has just cancelled the order. */
const CancelledNotice = ({
  page,
  isJustCancelled,
}: {
  page: OrderPage;
  isJustCancelled: boolean;
}) => (
  <div tabIndex={-1} ref={isJustCancelled ? focusNode : null}>
    <Notice title="This order is cancelled">{describeRefund(page)}</Notice>
  </div>
);

/** Moves the focus to the notice, because the pressed button no longer exists. */
function focusNode(node: HTMLElement | null) {
  node?.focus();
}

const formatDeadline = (lastDay: string) =>
  lastDay === ''
    ? 'until we have packed it'
    : `until the end of ${formatDay(lastDay)}, as long as we have not begun with it`;

const refusalTexts: Record<string, (lastDay: string) => string> = {
  begun: () => 'We have begun with this order, so it cannot be cancelled here any more.',
  late: (lastDay) => `It could be cancelled here until ${formatDay(lastDay)}.`,
};

function describeRefund({ refund, refunds = [] }: OrderPage): string {
  if (refund)
    return `We return ${formatMoney(refund.amount)} to the card you paid with, by ${formatDay(refund.by)} at the latest.`;
  if (refunds.length === 0) return 'Nothing was paid for it, so there is nothing to return.';
  return `We have returned ${formatMoney(refunds.reduce((sum, { amount }) => sum + amount, 0))}.`;
}
