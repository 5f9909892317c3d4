import type { ReactNode } from 'react';
import { itemCount, orderTotal, useDeliveryCharge } from 'shared/basket';
import { useAppSelector } from 'shared/store';
import { FailedState, Stack, SummaryList, TextLink } from 'shared/ui';

/**
 * Total of the basket. Includes the delivery charge, because the shopper has not yet chosen a
 * delivery method (rule 16).
 */
export function CheckoutTotal({ skeleton }: { skeleton: ReactNode }) {
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const { delivery, isKnown, hasFailed, retry } = useDeliveryCharge();
  const { deliveryCharge, total } = orderTotal({ cart, packages, personalised }, delivery, null);
  const count = itemCount(cart);
  const goodsRow = {
    id: 'goods',
    label: `Basket (${count} ${count === 1 ? 'item' : 'items'})`,
    amount: total - deliveryCharge,
  };
  const deliveryRow = {
    id: 'delivery',
    label: delivery?.name || 'Delivery Charge',
    amount: deliveryCharge,
  };
  if (!isKnown && !hasFailed) return skeleton;
  return (
    <Stack gap={4}>
      <SummaryList
        title="Your order"
        rows={deliveryCharge > 0 ? [goodsRow, deliveryRow] : [goodsRow]}
        total={{ label: 'Total Amount To Pay', amount: total }}
      />
      {deliveryCharge > 0 && <p>This charge is for card orders; you choose after the details.</p>}
      {hasFailed && <FailedState subject="the delivery charge" onRetry={retry} />}
      <p>
        <TextLink to="/cart">Change your basket</TextLink>
      </p>
    </Stack>
  );
}
