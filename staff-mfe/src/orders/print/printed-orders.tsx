import { formatTime } from 'contract/calendar/date-texts';
import { formatAddon } from 'contract/orders/order-row';
import type { PrintedOrder } from 'contract/staff/printed-order';
import { useEffect } from 'react';
import { formatMoney } from 'shared/format';
import { WorkSheet } from '../../work-sheet/work-sheet';
import styles from './printed-orders.module.css';

interface PrintedOrdersProps {
  orders: readonly PrintedOrder[];
  onPrinted: () => void;
}

/** Opens the browser's print dialog with one sheet for each order. Visible on paper only. */
export function PrintedOrders({ orders, onPrinted }: PrintedOrdersProps) {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.printsOrders = '';
    window.print();
    delete root.dataset.printsOrders;
    onPrinted();
  }, [onPrinted]);
  return (
    <div className={styles.sheets}>
      {orders.map((order) => (
        <Sheet key={order.orderno} order={order} />
      ))}
    </div>
  );
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
