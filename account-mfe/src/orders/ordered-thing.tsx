import type { OrderRow } from './order-row';
import styles from './ordered-thing.module.css';

/** An ordered product with its add-ons, if the backend sends them. */
export function OrderedThing({ row }: { row: OrderRow }) {
  return (
    <div>
      {row.name}
      {row.packages && row.packages.length > 0 && (
        <ul className={styles.addons}>
          {row.packages.map(({ name, option, cartquantity, personalisation }, index) => (
            <li key={index}>
              <span>{`${name}${option === 'personalised' ? ', personalised' : ''} (qty: ${cartquantity})`}</span>
              {personalisation && <q className={styles.personalisation}>{personalisation}</q>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
