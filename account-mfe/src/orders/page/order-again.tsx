import { isFreeLine } from 'contract/orders/free-line';
import { checkoutStarted, savedBasketMerged } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { useAppDispatch } from 'shared/store';
import { Button, Cluster } from 'shared/ui';
import type { OrderPage } from './order-page-api';
import styles from './order-view.module.css';

/** Button that adds the same products to the basket at current prices. */
export function OrderAgain({ page: { again, order } }: { page: OrderPage }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const orderAgain = () => {
    dispatch(savedBasketMerged(again));
    dispatch(checkoutStarted());
    void navigate('/cart');
  };
  const freeLines = order.rows.filter(isFreeLine);
  const missingCount = order.rows.length - freeLines.length - again.cart.length;
  return (
    <div className={styles.actions}>
      <Cluster gap={3}>
        {again.cart.length > 0 && <Button onClick={orderAgain}>Order again</Button>}
        <Button variant="secondary" onClick={() => window.print()}>
          Print receipt
        </Button>
      </Cluster>
      {missingCount > 0 && (
        <p className={styles.missing}>
          {again.cart.length > 0
            ? 'What is not sold any more is left out when you order again.'
            : 'What you ordered is not sold any more.'}
        </p>
      )}
      {freeLines.length > 0 && (
        <p className={styles.missing}>
          {`Left out when you order again, because we agreed it for this order: ${freeLines.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
    </div>
  );
}
