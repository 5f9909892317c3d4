import { ButtonLink, Cluster, Notice, Skeleton, Stack } from 'shared/ui';
import styles from './checkout-notices.module.css';

/** Id of the sentence that says that the basket is empty. */
export const EMPTY_BASKET_ID = 'empty-basket';

export const EmptyBasket = () => (
  <Notice
    title="Your basket is empty"
    action={
      <Cluster>
        <ButtonLink to="/services">Browse services</ButtonLink>
        <ButtonLink to="/removalkit" variant="secondary">
          See removal kits
        </ButtonLink>
      </Cluster>
    }
  >
    <span id={EMPTY_BASKET_ID}>Choose something first, then come back here to order it.</span>
  </Notice>
);

export const MissingInformation = () => (
  <Notice
    kind="warning"
    title="Missing Information"
    isAnnounced
    action={<ButtonLink to="/profile">Add Delivery Details</ButtonLink>}
  >
    We need your name and address before you can place this order.
  </Notice>
);

interface ErrorBoxProps {
  error: string | null;
  recordedOrderNumber: string | null;
}

export function ErrorBox({ error, recordedOrderNumber }: ErrorBoxProps) {
  if (error === null) return null;
  return (
    <Notice kind="error" title="Error:" isAnnounced className={styles.box}>
      <p>{error}</p>
      {recordedOrderNumber && (
        <p className={styles.recorded}>
          {`Your order ${recordedOrderNumber} is recorded. Press the button again to finish it; nothing is ordered twice.`}
        </p>
      )}
    </Notice>
  );
}

export const LoadingUser = () => (
  <Stack gap={4}>
    <p role="status">Loading user information...</p>
    <Skeleton shape="block" />
    <Skeleton shape="button" />
  </Stack>
);
