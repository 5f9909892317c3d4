import { formatAddon, type OrderRow } from 'contract/orders/order-row';
import styles from './ordered-item.module.css';

/** Renders an ordered product and its add-ons. Some backends send no add-ons. */
export function OrderedItem({ row }: { row: OrderRow }) {
  return (
    <div>
      {row.name}
      {row.packages && row.packages.length > 0 && (
        <ul className={styles.addons}>
          {row.packages.map((addon, index) => (
            <li key={index}>
              <span>{formatAddon(addon)}</span>
              {addon.personalisation && (
                <q className={styles.personalisation}>{addon.personalisation}</q>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
