import { orderTotal, useDelivery } from 'shared/core';
import { Button, Notice, Skeleton, SkeletonGroup, SummaryList } from 'shared/ui';
import { useBasket } from '../lines/use-basket';
import styles from './basket-totals.module.css';

/**
 * The amounts of the basket before a method is chosen. The total includes delivery, and a text says that collection is
 * free (rule 16).
 */
export function BasketTotals({ isTotalElsewhere }: { isTotalElsewhere?: boolean }) {
  const basket = useBasket();
  const { delivery, settled, failed, retry } = useDelivery();
  if (!settled && !failed) {
    return (
      <SkeletonGroup label="the total">
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  const { deliveryCharge, total } = orderTotal(basket, delivery, null);
  const rows = [
    { id: 'products', label: 'Products', amount: sumOf(basket.cart) },
    { id: 'packages', label: 'Add-ons', amount: sumOf(basket.packages) },
    { id: 'personalised', label: 'Personalised', amount: sumOf(basket.personalised) },
    { id: 'delivery', label: delivery?.name || 'Delivery Charge', amount: deliveryCharge },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      <SummaryList
        rows={rows}
        total={
          isTotalElsewhere
            ? undefined
            : { label: failed ? 'Total before delivery' : 'Total', amount: total }
        }
      />
      {deliveryCharge > 0 && (
        <p className={styles.note}>
          This charge is for card orders. Collection Only is free of it; you choose at the checkout.
        </p>
      )}
      {failed && <DeliveryUnknown onRetry={retry} />}
    </>
  );
}

const DeliveryUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    kind="warning"
    live
    title="We could not load the delivery charge"
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Any delivery for a card order is added before you pay.
  </Notice>
);

const sumOf = (lines: { cartamount: number }[]) =>
  lines.reduce((sum, { cartamount }) => sum + cartamount, 0);
