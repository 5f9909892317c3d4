import { useEffect, useState } from 'react';
import { shopperDataCleared } from 'shared/basket';
import { useLazyModule } from 'shared/lazy';
import { PageHead, useLocation, useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import { useAppDispatch, useAppSelector } from 'shared/store';
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
import { readPlacedOrder } from '../payment/placement/order-snapshot';
import { lazyConfirmation } from './confirmation.lazy';
import { CheckoutSteps } from '../details/checkout-steps';
import styles from './order-placed-page.module.css';
import { serverApi } from 'shared/data';

const HOME_REDIRECT_DELAY_MS = 5000;

/**
 * Confirms an order and clears the shopper's stored data. Then opens the home page, unless the
 * shopper chooses to stay (rule 7). After a reload, the order number comes from the history entry.
 */
export function OrderPlacedPage() {
  const { isRestored } = useAuth();
  const orderno = readHistoryOrderNumber(useLocation().state);
  const [isStaying, setIsStaying] = useState(false);
  const navigate = useNavigate();
  const confirmationModule = useLazyModule(
    lazyConfirmation,
    isRestored && readPlacedOrder(orderno) !== null,
  );
  useClearShopperData(orderno);

  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), HOME_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);

  return (
    <Page width="text">
      <PageHead title="Order placed" description="Your order was placed." noindex />
      {orderno && isRestored && <CheckoutSteps current="done" />}
      <div className={styles.placed}>
        {/* The order number is in the history entry, which the server cannot read. */}
        {isRestored ? <PlacedOrder orderno={orderno} /> : <PlacedOrderSkeleton />}
        {isStaying ? (
          <ButtonLink to="/">Go to the home page</ButtonLink>
        ) : (
          <Cluster justify="center" gap={4} className={styles.leaving}>
            <p>You will be taken to the home page in a few seconds.</p>
            <Button variant="secondary" onClick={() => setIsStaying(true)}>
              Stay on this page
            </Button>
          </Cluster>
        )}
        {confirmationModule && orderno && (
          <confirmationModule.PlacedConfirmation orderno={orderno} />
        )}
      </div>
    </Page>
  );
}

const PlacedOrderSkeleton = () => (
  <>
    <VisuallyHidden as="h1">Your order</VisuallyHidden>
    <Skeleton shape="block" />
  </>
);

function readHistoryOrderNumber(state: unknown): string | null {
  const orderno = state && typeof state === 'object' && 'orderno' in state ? state.orderno : null;
  return typeof orderno === 'string' && orderno ? orderno : null;
}

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
 * Clears the stored data once after an order (rule 7). After a reload `placement` is empty, so
 * nothing is cleared again.
 */
function useClearShopperData(orderno: string | null) {
  const placedOrderNumber = useAppSelector(({ placement }) => placement?.orderno ?? null);
  const { isRestored, session } = useAuth();
  const dispatch = useAppDispatch();
  const isJustPlaced = isRestored && orderno !== null && placedOrderNumber === orderno;

  useEffect(() => {
    if (!isJustPlaced) return;
    dispatch(shopperDataCleared());
    dispatch(serverApi.util.invalidateTags(['Customer', 'Orders', 'SavedBasket', 'Staff']));
    session.recordSignOut();
  }, [isJustPlaced, dispatch, session]);
}
