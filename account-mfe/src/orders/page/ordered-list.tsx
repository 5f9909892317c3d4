import { formatMoney } from 'shared/core';
import { SummaryList } from 'shared/ui';
import { OrderedThing } from '../ordered-thing';
import type { OrderPage } from './order-page';
import styles from './order-view.module.css';

/** The lines and total of an order. Includes the tax if the firm is registered for VAT. */
export function OrderedList({ page: { order, deliveryname, vat } }: { page: OrderPage }) {
  const { rows, deliverycharge = 0, ordertotal = 0 } = order;
  const delivery = {
    id: 'delivery',
    label: deliveryname || 'Delivery Charge',
    amount: deliverycharge,
  };
  const lines = rows.map((row, id) => ({
    id,
    label: <OrderedThing row={{ ...row, name: `${row.name} (qty: ${row.quantity})` }} />,
    amount: row.totalamount,
  }));
  return (
    <>
      <SummaryList
        title="What you ordered"
        rows={deliverycharge > 0 ? [...lines, delivery] : lines}
        total={{ label: 'Total', amount: ordertotal }}
      />
      {vat && (
        <ul className={styles.vat} aria-label="VAT">
          {vat.lines.map(({ rate, gross, vat: tax }) => (
            <li key={rate}>
              Includes VAT at {rate}% on {formatMoney(gross)}: {formatMoney(tax)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
