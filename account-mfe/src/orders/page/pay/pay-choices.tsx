import { isPermittedPaymentPage } from 'contract/payments/is-permitted-payment-page';
import { useEffect } from 'react';
import { formatMoney } from 'shared/format';
import { useConfig } from 'shared/session';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import { RefusalNotice } from '../changes/change-notices';
import type { OrderAccess, OrderPage } from '../order-page-api';
import styles from '../order-view.module.css';
import { openExternalPage } from './open-external-page';
import { useCheckPaymentMutation, usePayOrderMutation } from './pay-api';

interface PayChoicesProps {
  pay: NonNullable<OrderPage['pay']>;
  access: OrderAccess;
}

/** Buttons that pay by card: the amount that the firm asked for, and the full amount due. */
export function PayChoices({ pay: { due, askedamount, when }, access }: PayChoicesProps) {
  const { apiHost, payments } = useConfig();
  const [payOrder, { data, error, isLoading, originalArgs, reset }] = usePayOrderMutation();
  const [refreshOrder] = useCheckPaymentMutation();
  useResetAfterBack(reset);
  const isPaymentPage = (url: string) =>
    isPermittedPaymentPage(url, [...payments.hostedOrigins, apiHost]);
  const isUnknownPage = data !== undefined && !isPaymentPage(data.url);
  const openPaymentPage = async (amount: number) => {
    const result = await payOrder({ access, amount });
    // The call fails with 409 if the due amount has changed.
    if (result.error) void refreshOrder({ access, sessionid: undefined });
    else if (isPaymentPage(result.data.url)) openExternalPage(result.data.url);
  };
  const isBusy = (amount: number) =>
    originalArgs?.amount === amount && (isLoading || (data !== undefined && !isUnknownPage));
  return (
    <Card as="section" padded aria-labelledby="pay-order">
      <Stack gap={3}>
        <h2 id="pay-order" className={styles.title}>
          Pay by card
        </h2>
        <p>
          {askedamount === undefined
            ? `${formatMoney(due)} is still to be paid${when === undefined ? '' : `, ${when}`}. You can pay it here now.`
            : `We have asked you for ${formatMoney(askedamount)}. ${formatMoney(due)} is still to be paid in all.`}
        </p>
        <Cluster gap={3}>
          {askedamount !== undefined && (
            <Button busy={isBusy(askedamount)} onClick={() => void openPaymentPage(askedamount)}>
              Pay {formatMoney(askedamount)} now
            </Button>
          )}
          <Button
            variant={askedamount === undefined ? 'primary' : 'secondary'}
            busy={isBusy(due)}
            onClick={() => void openPaymentPage(due)}
          >
            {askedamount === undefined
              ? `Pay ${formatMoney(due)} now`
              : `Pay all ${formatMoney(due)}`}
          </Button>
        </Cluster>
        <RefusalNotice error={error} title="The payment was not started" />
        {isUnknownPage && (
          <Notice kind="error" isAnnounced title="The payment was not started">
            The payment page has an unknown address.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

/** Enables the buttons again if the browser restores this page after the payment page. */
function useResetAfterBack(reset: () => void) {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);
}
