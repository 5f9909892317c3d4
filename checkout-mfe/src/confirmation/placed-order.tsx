import { ButtonLink, EmptyState, Icon } from 'shared/ui';
import styles from './order-placed-page.module.css';

/** Shows the number of the order that was just placed, or links if there is none. The email has the next steps. */
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
