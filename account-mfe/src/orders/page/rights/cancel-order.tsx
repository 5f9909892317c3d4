import { isCancelled } from 'contract/orders/order-state';
import { useState } from 'react';
import { formatMoney } from 'shared/core';
import { Button, Card, Notice, Stack, TextLink } from 'shared/ui';
import { dayText } from 'contract/calendar/date-texts';
import type { OrderPage, OrderWay } from '../order-page';
import styles from '../order-view.module.css';
import { comesBack } from './comes-back';
import { ConfirmCancel } from './confirm-cancel';
import { WhomToCall } from './whom-to-call';

interface CancelOrderProps {
  page: OrderPage;
  way: OrderWay;
}

/** The last day to cancel an order and the refund, as the backend states them (rule 17). */
export function CancelOrder({ page, way }: CancelOrderProps) {
  const { cancel, order } = page;
  const [isAsked, setAsked] = useState<boolean>();
  if (isCancelled(order)) return <Cancelled page={page} isNew={isAsked !== undefined} />;
  if (!cancel || cancel.refusal === 'over') return null;
  const refused =
    refusals[cancel.refusal]?.(cancel.lastday) ?? 'It cannot be cancelled here any more.';
  return (
    <Card as="section" padded aria-labelledby="cancel-order">
      <Stack gap={3}>
        <h2 id="cancel-order" className={styles.title}>
          Cancelling
        </h2>
        {cancel.refusal === '' ? (
          <>
            <p>
              {`You can cancel this order here ${until(cancel.lastday)}, without giving a reason. ${comesBack(cancel.refund)}`}
            </p>
            <div>
              <Button variant="secondary" onClick={() => setAsked(true)}>
                Cancel this order
              </Button>
            </div>
          </>
        ) : (
          <p>
            {refused} Your rights are wider than this page: <WhomToCall />
          </p>
        )}
        <p>
          <TextLink to="/terms#cancellation">What the law gives you</TextLink>
        </p>
      </Stack>
      {isAsked && <ConfirmCancel {...{ page, way }} onClose={() => setAsked(false)} />}
    </Card>
  );
}

/** The refund of a cancelled order. It takes the focus if the order was cancelled just now. */
const Cancelled = ({ page: { refund }, isNew }: { page: OrderPage; isNew: boolean }) => (
  <div tabIndex={-1} ref={isNew ? focusIt : null}>
    <Notice title="This order is cancelled">
      {refund
        ? `We return ${formatMoney(refund.amount)} to the card you paid with, by ${dayText(refund.by)} at the latest.`
        : 'Nothing was paid for it, so there is nothing to return.'}
    </Notice>
  </div>
);

/** Focuses the notice, because the pressed button was removed. */
function focusIt(node: HTMLElement | null) {
  node?.focus();
}

const until = (lastDay: string) =>
  lastDay === ''
    ? 'until we have packed it'
    : `until the end of ${dayText(lastDay)}, as long as we have not begun with it`;

const refusals: Record<string, (lastDay: string) => string> = {
  begun: () => 'We have begun with this order, so it cannot be cancelled here any more.',
  late: (lastDay) => `It could be cancelled here until ${dayText(lastDay)}.`,
};
