import { createElement, type ReactNode } from 'react';
import { useDelivery, useLater } from 'shared/core';
import { Card, Skeleton, SkeletonGroup, Stack, StepIndicator } from 'shared/ui';
import { laterTotal } from './later-total';
import styles from './sign-in-views.module.css';

/** The sign-in as a step of the checkout: the steps, the total, and first the guest checkout. */
export const AtCheckout = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.steps}>
      <StepIndicator current="details" />
    </div>
    <h1>How would you like to check out?</h1>
    <div className={styles.beside}>
      <Stack gap={6}>{children}</Stack>
      <div className={styles.total}>
        <Card as="section" padded aria-label="Your order">
          <Total />
        </Card>
      </div>
    </div>
  </>
);

function Total() {
  // Starts the reads of the total in parallel with its lazy code.
  useDelivery();
  const CheckoutTotal = useLater(laterTotal, true);
  return CheckoutTotal ? createElement(CheckoutTotal, { pending: <Loading /> }) : <Loading />;
}

/** A skeleton with the height of the total, so that nothing moves. */
const Loading = () => (
  <SkeletonGroup label="your order">
    <Skeleton shape="block" />
    <Skeleton lines={2} />
  </SkeletonGroup>
);
