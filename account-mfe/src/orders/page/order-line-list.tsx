import { formatMoney } from 'shared/format';
import { SummaryList } from 'shared/ui';
import { listSums } from '../list-sums';
import { OrderedItem } from '../order-parts';
import type { OrderPage } from './order-page-api';
import styles from './order-view.module.css';

/** Lists the lines of an order. Includes the tax if the firm is registered for VAT. */
export function OrderLineList({ page: { order, deliveryname, vat } }: { page: OrderPage }) {
  const { rows, ordertotal = 0 } = order;
  const lines = rows.map((row, id) => ({
    id,
    label: <OrderedItem row={{ ...row, name: `${row.name} (qty: ${row.quantity})` }} />,
    amount: row.totalamount,
  }));
  return (
    <>
      <SummaryList
        title="What you ordered"
        rows={[...lines, ...listSums(order, deliveryname)]}
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
