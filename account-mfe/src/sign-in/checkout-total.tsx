import type { ReactNode } from 'react';
import { itemCount, orderTotal, useAppSelector, useDelivery } from 'shared/core';
import { FailedState, Stack, SummaryList, TextLink } from 'shared/ui';

/** The total of the basket. Includes the delivery charge, because no method is chosen yet (rule 16). */
export function CheckoutTotal({ pending }: { pending: ReactNode }) {
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const { delivery, settled, failed, retry } = useDelivery();
  const { deliveryCharge, total } = orderTotal({ cart, packages, personalised }, delivery, null);
  const count = itemCount(cart);
  const goods = {
    id: 'goods',
    label: `Basket (${count} ${count === 1 ? 'item' : 'items'})`,
    amount: total - deliveryCharge,
  };
  const charge = {
    id: 'delivery',
    label: delivery?.name || 'Delivery Charge',
    amount: deliveryCharge,
  };
  if (!settled && !failed) return pending;
  return (
    <Stack gap={4}>
      <SummaryList
        title="Your order"
        rows={deliveryCharge > 0 ? [goods, charge] : [goods]}
        total={{ label: 'Total Amount To Pay', amount: total }}
      />
      {deliveryCharge > 0 && <p>This charge is for card orders; you choose after the details.</p>}
      {failed && <FailedState what="the delivery charge" onRetry={retry} />}
      <p>
        <TextLink to="/cart">Change your basket</TextLink>
      </p>
    </Stack>
  );
}
