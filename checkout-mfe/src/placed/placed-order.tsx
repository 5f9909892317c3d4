import { useConfig } from 'shared/core';
import { ButtonLink, EmptyState, Icon } from 'shared/ui';
import { justOrdered } from '../ordered/just-ordered';
import { isFetched } from '../ordered/is-fetched';
import styles from './order-placed-page.module.css';

/** The order's number and where to collect it; without a just-placed order, ways on. */
export function PlacedOrder({ orderno }: { orderno: string | null }) {
  const { warehouse } = useConfig();
  const ordered = justOrdered(orderno);
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
      <p>
        A confirmation is on its way to your inbox.
        {isFetched(ordered) && ' Please bring the number when you collect.'}
      </p>
      {isFetched(ordered) && (
        <p className={styles.warehouse}>
          <strong>Collect from our warehouse</strong>
          <span>{warehouse}</span>
        </p>
      )}
    </>
  );
}
