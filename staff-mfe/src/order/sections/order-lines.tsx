import { nameDiscount } from 'contract/orders/discount-name';
import { formatAddon } from 'contract/orders/order-row';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { formatMoney } from 'shared/format';
import styles from '../order.module.css';

/** Lists the ordered lines with their add-ons, personalisations and sums. */
export function OrderLines({ order }: { order: StaffOrderPage }) {
  const { lines, deliverycharge, deliveryname, discount, discountreason, totalamount } = order;
  return (
    <table className={styles.lines}>
      <caption>Lines of {order.orderno}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Qty</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.name}
              {line.packages && line.packages.length > 0 && (
                <ul>
                  {line.packages.map((addon, addonIndex) => (
                    <li key={addonIndex}>
                      {formatAddon(addon)} {formatMoney(addon.cartamount)}
                      {addon.personalisation && <q>{addon.personalisation}</q>}
                    </li>
                  ))}
                </ul>
              )}
            </th>
            <td>{line.quantity}</td>
            <td>{formatMoney(line.totalamount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {deliverycharge > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {deliveryname || 'Delivery'}
            </th>
            <td>{formatMoney(deliverycharge)}</td>
          </tr>
        )}
        {discount > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {nameDiscount(discountreason)}
            </th>
            <td>{formatMoney(-discount)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatMoney(totalamount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
