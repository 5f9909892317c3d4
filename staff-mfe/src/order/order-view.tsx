import { formatDay, formatTime } from 'contract/calendar/date-texts';
import { describeOrderState } from 'contract/orders/order-state';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { useCallback, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Badge, Notice, TextLink } from 'shared/ui';
import { ActionBar } from './actions/action-bar';
import type { ActionChoice } from './actions/action-choices';
import { OpenDialog } from './actions/open-dialog';
import { UnsavedText } from './actions/unsaved-text';
import styles from './order.module.css';
import { OrderDisputes } from '../disputes/order-disputes';
import { OrderMoney } from './sections/order-money';
import { OrderRefunds } from '../refunds/order-refunds';
import { OrderPrint, type PrintKind } from './print/order-print';
import { OrderCustomer } from './sections/order-customer';
import { OrderDays } from './sections/order-days';
import { OrderInvoices } from './sections/order-invoices';
import { OrderLines } from './sections/order-lines';
import { OrderProgress } from './sections/order-progress';
import { TitledSection } from 'shared/desk';
import { usePermission } from 'shared/session';
import { useIsLivePage } from 'shared/slots';
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
      <ActionBar order={order} onOpenAction={setChoice} onPrint={setPrintKind} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderDisputes disputes={order.disputes} />
          <UnsavedText order={order} onOpenAction={setChoice} />
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
          <OrderProgress order={order} onOpenAction={setChoice} />
          <GarmentsLink order={order} />
          <OrderMoney order={order} onOpenAction={setChoice} />
          <OrderInvoices order={order} />
          <OrderRefunds orderno={order.orderno} />
        </div>
        <div className={styles.column}>
          <OrderCustomer order={order} />
          <OrderTimeline order={order} onOpenAction={setChoice} />
        </div>
      </div>
      {choice !== null && (
        <OpenDialog choice={choice} order={order} onClose={() => setChoice(null)} />
      )}
    </>
  );
}

/** Link to the garments of an order with a part in care, if the page of garments is live. */
function GarmentsLink({ order: { orderno, progress } }: { order: StaffOrderPage }) {
  const isLive = useIsLivePage('/admin/garments');
  const mayOpen = usePermission('garments');
  const hasCare = progress.some(({ trade }) => trade === 'care');
  if (!hasCare || !mayOpen || !isLive) return null;
  return <TextLink to={`/admin/garments?order=${orderno}`}>Take in garments</TextLink>;
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
      {order.remindersoff && <Badge>Reminders off</Badge>}
      {order.days.some(({ date }) => date === '') && <Badge tone="red">Without a date</Badge>}
      {order.addressnotes.length > 0 && <Badge tone="red">Check the address</Badge>}
      <span>{`${order.customer.name} ${order.customer.last_name}`.trim()}</span>
      <span>
        {`Placed ${formatTime(order.createdat)}${order.placedby && ` by ${order.placedby}`}`}
      </span>
      {order.quoteno !== '' && (
        <span>
          From quote <TextLink to={`/admin/quotes/${order.quoteno}`}>{order.quoteno}</TextLink>
        </span>
      )}
      <strong>{formatMoney(order.totalamount)}</strong>
    </div>
  );
}
