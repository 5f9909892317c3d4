import { createElement, type ReactNode } from 'react';
import { useDeliveryCharge } from 'shared/basket';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { Card, Skeleton, SkeletonGroup, Stack, StepIndicator } from 'shared/ui';
import styles from './sign-in-views.module.css';

/** Loads lazily, because most sign-ins are not part of a checkout. */
export const lazyCheckoutTotal = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-checkout-total" */ './checkout-total')).CheckoutTotal,
);

export const CheckoutSignIn = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.steps}>
      <StepIndicator currentStep="details" />
    </div>
    <h1>How would you like to check out?</h1>
    <div className={styles.beside}>
      <Stack gap={6}>{children}</Stack>
      <div className={styles.total}>
        <Card as="section" padded aria-label="Your order">
          <LazyCheckoutTotal />
        </Card>
      </div>
    </div>
  </>
);

function LazyCheckoutTotal() {
  // Starts the requests for the total while the code of the total is loading.
  useDeliveryCharge();
  const CheckoutTotal = useLazyModule(lazyCheckoutTotal, true);
  return CheckoutTotal ? (
    createElement(CheckoutTotal, { skeleton: <TotalSkeleton /> })
  ) : (
    <TotalSkeleton />
  );
}

/** Skeleton with the height of the total, so that the page does not move when the total appears. */
const TotalSkeleton = () => (
  <SkeletonGroup label="your order">
    <Skeleton shape="block" />
    <Skeleton lines={2} />
  </SkeletonGroup>
);
