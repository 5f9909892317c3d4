import { orderTotal, useDeliveryCharge } from 'shared/basket';
import { Button, Notice, Skeleton, SkeletonGroup, SummaryList } from 'shared/ui';
import { useBasket } from '../lines/use-basket';
import styles from './basket-totals.module.css';

/**
 * Totals of the basket. The totals and a text include the delivery charge of a card order. The
 * shopper can choose free collection only at the checkout (rule 16).
 */
export function BasketTotals({ isTotalHidden }: { isTotalHidden?: boolean }) {
  const basket = useBasket();
  const { delivery, isKnown, hasFailed, retry } = useDeliveryCharge();
  if (!isKnown && !hasFailed) {
    return (
      <SkeletonGroup label="the total">
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  const { deliveryCharge, total } = orderTotal(basket, delivery, null);
  const rows = [
    { id: 'products', label: 'Products', amount: sumAmounts(basket.cart) },
    { id: 'packages', label: 'Add-ons', amount: sumAmounts(basket.packages) },
    { id: 'personalised', label: 'Personalised', amount: sumAmounts(basket.personalised) },
    { id: 'delivery', label: delivery?.name || 'Delivery Charge', amount: deliveryCharge },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      <SummaryList
        rows={rows}
        total={
          isTotalHidden
            ? undefined
            : { label: hasFailed ? 'Total before delivery' : 'Total', amount: total }
        }
      />
      {deliveryCharge > 0 && (
        <p className={styles.note}>
          This charge is for card orders. Collection Only is free of it; you choose at the checkout.
        </p>
      )}
      {hasFailed && <DeliveryFailedNotice onRetry={retry} />}
    </>
  );
}

const DeliveryFailedNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    kind="warning"
    isAnnounced
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

const sumAmounts = (lines: { cartamount: number }[]) =>
  lines.reduce((sum, { cartamount }) => sum + cartamount, 0);
