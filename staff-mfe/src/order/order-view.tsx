import { formatDay, formatTime } from 'contract/calendar/date-texts';
import { describeOrderState } from 'contract/orders/order-state';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { useCallback, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Badge, Notice } from 'shared/ui';
import { ActionBar } from './actions/action-bar';
import type { ActionChoice } from './actions/action-choices';
import { OpenDialog } from './actions/open-dialog';
import { UnsavedText } from './actions/unsaved-text';
import styles from './order.module.css';
import { OrderRefunds } from '../refunds/order-refunds';
import { OrderPrint, type PrintKind } from './print/order-print';
import { OrderCustomer } from './sections/order-customer';
import { OrderDays } from './sections/order-days';
import { OrderLines } from './sections/order-lines';
import { OrderPayment } from './sections/order-payment';
import { OrderProgress } from './sections/order-progress';
import { TitledSection } from 'shared/desk';
import { OrderTimeline } from './timeline/order-timeline';

/** Renders the content of an order's page. */
export function OrderView({ order }: { order: StaffOrderPage }) {
  const [choice, setChoice] = useState<ActionChoice | null>(null);
  const [printKind, setPrintKind] = useState<PrintKind | null>(null);
  const endPrint = useCallback(() => setPrintKind(null), []);
  return (
    <>
      {printKind !== null && <OrderPrint order={order} kind={printKind} onPrinted={endPrint} />}
      <Summary order={order} />
      <ActionBar order={order} onOpen={setChoice} onPrint={setPrintKind} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnsavedText order={order} onOpen={setChoice} />
          {order.addressnotes.length > 0 && (
            <Notice kind="warning" title="Check the address">
              {order.addressnotes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Notice>
          )}
          {order.hold !== null && <Hold hold={order.hold} />}
          {order.note !== '' && <Notice title="Note from the customer">{order.note}</Notice>}
          <TitledSection title="Lines">
            <OrderLines order={order} />
            {order.capacitynotes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </TitledSection>
          <OrderDays order={order} />
          <OrderProgress order={order} onOpen={setChoice} />
          <OrderPayment order={order} />
          <OrderRefunds orderno={order.orderno} />
        </div>
        <div className={styles.column}>
          <OrderCustomer order={order} />
          <OrderTimeline order={order} onOpen={setChoice} />
        </div>
      </div>
      {choice !== null && (
        <OpenDialog choice={choice} order={order} onClose={() => setChoice(null)} />
      )}
    </>
  );
}

function Hold({ hold }: { hold: NonNullable<StaffOrderPage['hold']> }) {
  const { reason, since, until, told } = hold;
  const untilText = until === '' ? '' : `, until about ${formatDay(until)}`;
  return (
    <Notice kind="warning" title={`On hold since ${formatTime(since)}${untilText}`}>
      <p>{reason}</p>
      <p>
        {told
          ? "The customer's page says that the order is on hold, without the reason."
          : "The customer's page does not say so."}
      </p>
    </Notice>
  );
}

function Summary({ order }: { order: StaffOrderPage }) {
  const state = describeOrderState(order.state);
  return (
    <div className={styles.summary}>
      <Badge tone={state.tone}>{order.statelabel || state.label}</Badge>
      {order.hold !== null && <Badge tone="brass">On hold</Badge>}
      {order.days.some(({ date }) => date === '') && <Badge tone="red">Without a date</Badge>}
      {order.addressnotes.length > 0 && <Badge tone="red">Check the address</Badge>}
      <span>{`${order.customer.name} ${order.customer.last_name}`.trim()}</span>
      <span>Placed {formatTime(order.createdat)}</span>
      <strong>{formatMoney(order.totalamount)}</strong>
    </div>
  );
}
