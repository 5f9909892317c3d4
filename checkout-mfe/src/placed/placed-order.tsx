import { ButtonLink, EmptyState, Icon } from 'shared/ui';
import styles from './order-placed-page.module.css';

/** The order's number; without a just-placed order, ways on. What to do next depends on what was ordered. */
export function PlacedOrder({ orderno }: { orderno: string | null }) {
  if (!orderno) {
    return (
      <EmptyState
        headingLevel={1}
        title="No order was placed just now"
        icon="basket"
        action={<ButtonLink to="/cart">View Cart</ButtonLink>}
      >
        <p>Your basket is as you left it.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" size={36} />
      </span>
      <h1>Thank you, your order was placed</h1>
      <p className={styles.number}>
        Order number <strong>{orderno}</strong>
      </p>
      <p>A confirmation is on its way to your inbox. It says what happens next.</p>
    </>
  );
}
