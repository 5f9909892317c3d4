import { useEffect, useState } from 'react';
import {
  PageHead,
  useAuth,
  useLater,
  useLocation,
  useNavigate,
  shopperForgotten,
  useAppDispatch,
  useAppSelector,
} from 'shared/core';
import {
  Button,
  ButtonLink,
  Cluster,
  Page,
  Skeleton,
  VisuallyHidden,
  EmptyState,
  Icon,
} from 'shared/ui';
import { placedOrder } from '../payment/placement/order-snapshot';
import { laterConfirmation } from './later-confirmation';
import { CheckoutSteps } from '../details/checkout-steps';
import styles from './order-placed-page.module.css';
import { serverApi } from 'shared/data';

/** Time until the home page opens, in ms (specification, section 9). */
const HOME_MS = 5000;

/**
 * Confirms the order, clears the shopper's stored data and opens the home page unless the shopper stays (rule 7). The
 * history entry holds the order number, so that a reload can show it.
 */
export function OrderPlacedPage() {
  const { restored } = useAuth();
  const orderno = orderNumberOf(useLocation().state);
  const [staying, setStaying] = useState(false);
  const navigate = useNavigate();
  const after = useLater(laterConfirmation, restored && placedOrder(orderno) !== null);
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
        {/* The server knows no history entry, so the number is unknown before hydration. */}
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

/** Returns the order number of the history entry, or null. */
function orderNumberOf(state: unknown): string | null {
  const orderno = state && typeof state === 'object' && 'orderno' in state ? state.orderno : null;
  return typeof orderno === 'string' && orderno ? orderno : null;
}

/** Shows the number of the order that was just placed, or links if there is none. The email has the next steps. */
function PlacedOrder({ orderno }: { orderno: string | null }) {
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

/**
 * Clears local storage and the store once after an order (rule 7). The stored placement must have this number. After a
 * reload there is no placement, so nothing is cleared.
 */
function useForgetShopper(orderno: string | null) {
  const placed = useAppSelector(({ placement }) => placement?.orderno ?? null);
  const { restored, session } = useAuth();
  const dispatch = useAppDispatch();
  const justPlaced = restored && orderno !== null && placed === orderno;

  useEffect(() => {
    if (!justPlaced) return;
    dispatch(shopperForgotten());
    dispatch(serverApi.util.invalidateTags(['Customer', 'Orders', 'SavedBasket', 'Staff']));
    session.signedOut();
  }, [justPlaced, dispatch, session]);
}
