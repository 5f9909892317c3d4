import { shortenText } from 'contract/values/shorten-text';
import { useAuth, useFeature } from 'shared/session';
import { Notice } from 'shared/ui';
import styles from './sign-in-views.module.css';
import { useReturnTo } from './redirect-to';

const title = 'Your payment may have gone through';

const PAYMENT_PAGE_PATTERN = /^\/payment-(success|cancelled|failed)\/?$/i;

/**
 * Longest displayed order number, in characters. The number comes from the URL, so it may be any
 * text.
 */
const MAX_ORDER_NUMBER_LENGTH = 60;

/** Tells a shopper who has paid but is signed out how to find the order (rule 61). */
export function PaymentReturn() {
  const { isSignedIn } = useAuth();
  const hasOrderLinks = useFeature('order-link');
  const returnTo = useReturnTo();
  const query = new URLSearchParams(returnTo?.search);
  // The page of an order has `payment` in its address after the return from a payment page.
  const isReturn =
    returnTo && (PAYMENT_PAGE_PATTERN.test(returnTo.pathname) || query.has('payment'));
  if (isSignedIn || !isReturn) return null;
  const orderno = query.get('order_id') ?? query.get('order') ?? '';
  return (
    <section aria-label={title} className={styles.paymentReturn}>
      <Notice kind="warning" title={title}>
        <p>
          You came back from the payment page, and nobody is signed in here.{' '}
          {orderno && (
            <>
              Your order number is <strong>{clip(orderno)}</strong>.{' '}
            </>
          )}
          Please do not pay again before you have looked.
        </p>
        <p>
          {hasOrderLinks && (
            <span>
              If you checked out as a guest, the link in your e-mail opens the order without signing
              in.{' '}
            </span>
          )}
          If you have an account, log in to see the order.
        </p>
      </Notice>
    </section>
  );
}

const clip = (text: string) => shortenText(text, MAX_ORDER_NUMBER_LENGTH, '…');
