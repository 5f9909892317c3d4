import { formatTime } from 'contract/calendar/date-texts';
import { formatAddon } from 'contract/orders/order-row';
import type { PrintedOrder } from 'contract/orders/staff/order-sheets';
import { useEffect, useRef } from 'react';
import type { PrintKind } from '../../order/print/order-print';
import { DiscountItem } from '../../work-sheet/discount-item';
import { WorkSheet } from '../../work-sheet/work-sheet';
import styles from './printed-orders.module.css';

interface PrintedOrdersProps {
  orders: readonly PrintedOrder[];
  kind: PrintKind;
  onPrinted: () => void;
}

/**
 * Opens the browser's print dialog with a sheet for each order. The sheets are invisible on
 * screens.
 */
export function PrintedOrders({ orders, kind, onPrinted }: PrintedOrdersProps) {
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showHiddenElements = hideOtherElements(sheets.current);
    window.print();
    showHiddenElements();
    onPrinted();
  }, [onPrinted]);
  return (
    <div ref={sheets} className={styles.sheets}>
      {orders.map((order) => (
        <Sheet key={order.orderno} order={order} kind={kind} />
      ))}
    </div>
  );
}

/** Hides all other elements of the page. Returns a function that makes them visible again. */
function hideOtherElements(element: HTMLElement | null): () => void {
  const hiddenElements: HTMLElement[] = [];
  for (let ancestor = element; ancestor?.parentElement; ancestor = ancestor.parentElement) {
    for (const sibling of ancestor.parentElement.children) {
      if (sibling === ancestor || !(sibling instanceof HTMLElement) || sibling.hidden) continue;
      sibling.hidden = true;
      hiddenElements.push(sibling);
    }
  }
  return () => hiddenElements.forEach((hiddenElement) => (hiddenElement.hidden = false));
}

function Sheet({ order, kind }: { order: PrintedOrder; kind: PrintKind }) {
  const { orderno, customer, lines, note, payment, onhold, paymentalert, addressnotes } = order;
  const isWorkSheet = kind === 'sheet';
  return (
    <section className={styles.sheet} aria-label={orderno}>
      <h2>{`${isWorkSheet ? 'Work sheet' : 'Slip'}: order ${orderno}`}</h2>
      <p>
        {`${customer.name} ${customer.last_name}, ${customer.address}, ${customer.city} ${customer.postalcode}`}
        {isWorkSheet && <span>{`, ${customer.mobile}, ${customer.email}`}</span>}
      </p>
      {onhold && (
        <p>
          <strong>ON HOLD: please ask before you work on it.</strong>
        </p>
      )}
      {isWorkSheet && paymentalert !== '' && (
        <p>
          <strong>{`${paymentalert.toUpperCase()}: please ask before you work on it.`}</strong>
        </p>
      )}
      {isWorkSheet &&
        addressnotes.map((addressNote) => (
          <p key={addressNote}>Check the address: {addressNote}</p>
        ))}
      {isWorkSheet && <p>{`Placed ${formatTime(order.createdat)}. ${payment}`}</p>}
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {line.quantity} × {line.name}
            {line.packages?.map((addon, addonIndex) => (
              <div key={addonIndex}>
                {formatAddon(addon)} {addon.personalisation && <q>{addon.personalisation}</q>}
              </div>
            ))}
          </li>
        ))}
        {isWorkSheet && <DiscountItem lines={lines} />}
      </ul>
      {isWorkSheet && <WorkSheet schedule={order.schedule ?? {}} titles={order.daytitles} />}
      {isWorkSheet && note !== '' && <p>{`Note from the customer: ${note}`}</p>}
    </section>
  );
}
