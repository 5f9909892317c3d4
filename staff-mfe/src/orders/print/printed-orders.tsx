import { formatTime } from 'contract/calendar/date-texts';
import { formatAddon } from 'contract/orders/order-row';
import type { PrintedOrder } from 'contract/staff/printed-order';
import { useEffect, useRef } from 'react';
import { formatMoney } from 'shared/format';
import { WorkSheet } from '../../work-sheet/work-sheet';
import styles from './printed-orders.module.css';

interface PrintedOrdersProps {
  orders: readonly PrintedOrder[];
  onPrinted: () => void;
}

/** Opens the browser's print dialog with one sheet for each order. Visible on paper only. */
export function PrintedOrders({ orders, onPrinted }: PrintedOrdersProps) {
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showAgain = hideOtherElements(sheets.current);
    window.print();
    showAgain();
    onPrinted();
  }, [onPrinted]);
  return (
    <div ref={sheets} className={styles.sheets}>
      {orders.map((order) => (
        <Sheet key={order.orderno} order={order} />
      ))}
    </div>
  );
}

/** Hides everything else of the page. Returns a function that shows it again. */
function hideOtherElements(element: HTMLElement | null): () => void {
  const hiddenElements: HTMLElement[] = [];
  for (let inner = element; inner?.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.hidden) continue;
      sibling.hidden = true;
      hiddenElements.push(sibling);
    }
  }
  return () => hiddenElements.forEach((hiddenElement) => (hiddenElement.hidden = false));
}

function Sheet({ order }: { order: PrintedOrder }) {
  const { orderno, customer, lines, note, payment, totalamount } = order;
  return (
    <section className={styles.sheet} aria-label={orderno}>
      <h2>{`Order ${orderno}`}</h2>
      <p>
        {customer.name} {customer.last_name}, {customer.mobile}, {customer.email}
      </p>
      <p>
        {customer.address}, {customer.city} {customer.postalcode}
      </p>
      <p>{`Placed ${formatTime(order.createdat)}. ${payment}. Total ${formatMoney(totalamount)}.`}</p>
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
      </ul>
      <WorkSheet schedule={order.schedule ?? {}} titles={order.daytitles} />
      {note !== '' && <p>{`Note from the customer: ${note}`}</p>}
    </section>
  );
}
