import { useEffect, useState } from 'react';
import { PageHead, useAuth, useLater, useLocation, useNavigate } from 'shared/core';
import { Button, ButtonLink, Cluster, Page, Skeleton, VisuallyHidden } from 'shared/ui';
import { justOrdered } from '../payment/placement/just-ordered';
import { laterConfirmation } from './later-confirmation';
import { CheckoutSteps } from '../details/checkout-steps';
import { PlacedOrder } from './placed-order';
import styles from './order-placed-page.module.css';
import { useForgetShopper } from './use-forget-shopper';

/** The way to the home page begins after so long, in ms (specification §9). */
const HOME_MS = 5000;

/**
 * Says that the order was placed, clears what was kept about the shopper, and leads to the home
 * page unless they stay (decision 7). The number travels in the history entry, so that a reload
 * still shows it when nothing else is left.
 */
export function OrderPlacedPage() {
  const { restored } = useAuth();
  const orderno = orderNumberOf(useLocation().state);
  const [staying, setStaying] = useState(false);
  const navigate = useNavigate();
  const after = useLater(laterConfirmation, restored && justOrdered(orderno) !== null);
  useForgetShopper(orderno);

  useEffect(() => {
    if (staying) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), HOME_MS);
    return () => clearTimeout(timer);
  }, [staying, navigate]);

  return (
    <Page width="text">
      <PageHead title="Order placed" description="Your order was placed." noindex />
      {orderno && restored && <CheckoutSteps current="done" />}
      <div className={styles.placed}>
        {/* The server knows no history entry: until the page is hydrated nobody knows the number. */}
        {restored ? <PlacedOrder orderno={orderno} /> : <Waiting />}
        {staying ? (
          <ButtonLink to="/">Go to the home page</ButtonLink>
        ) : (
          <Cluster justify="center" gap={4} className={styles.leaving}>
            <p>You will be taken to the home page in a few seconds.</p>
            <Button variant="secondary" onClick={() => setStaying(true)}>
              Stay on this page
            </Button>
          </Cluster>
        )}
        {after && orderno && <after.PlacedConfirmation orderno={orderno} />}
      </div>
    </Page>
  );
}

const Waiting = () => (
  <>
    <VisuallyHidden as="h1">Your order</VisuallyHidden>
    <Skeleton shape="block" />
  </>
);

/** The just-placed order's number in the history entry, or null. */
function orderNumberOf(state: unknown): string | null {
  const orderno = state && typeof state === 'object' && 'orderno' in state ? state.orderno : null;
  return typeof orderno === 'string' && orderno ? orderno : null;
}
