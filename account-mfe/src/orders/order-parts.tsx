import { formatAddon, type OrderRow } from 'contract/orders/order-row';
import { describeOrderState } from 'contract/orders/order-state';
import { Badge } from 'shared/ui';
import styles from './order-parts.module.css';

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

interface StateBadgeProps {
  state: string;
  /** Label from the backend, which depends on services and payment method (rule 63). */
  label?: string | undefined;
}

export function StateBadge({ state, label }: StateBadgeProps) {
  const badge = describeOrderState(state);
  return <Badge tone={badge.tone}>{label ?? badge.label}</Badge>;
}

interface OrderNoteProps {
  note: string | undefined;
  /** Author of the note, as in the title 'Note from you'. */
  from?: string;
}

/** Renders the customer's note with its line breaks (rule 48). */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
