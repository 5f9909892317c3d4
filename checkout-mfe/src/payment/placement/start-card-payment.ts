import { paymentSessionSchema } from 'contract/orders/payment-session';
import { toPounds } from 'shared/format';
import { type ShopConfig } from 'shared/session';
import { type AppThunk } from 'shared/store';
import { isAccepted, readOutcome, readRefusalText } from 'shared/data';
import { CheckoutError, readErrorText } from './checkout-error';
import { openHostedPage } from './hosted-page';
import type { Submission } from './order';
import { ordersApi } from './orders-api';
import { preparePlacement } from './prepare-placement';
import { toApiLines, toApiTexts } from '../../lines/to-api-lines';

/** Creates the payment session and opens the provider's page. Rejects with a `CheckoutError`. */
export const startCardPayment =
  (
    submission: Submission,
    payments: ShopConfig['payments'],
    onSession: (sessionId: string) => void = () => undefined,
  ): AppThunk<Promise<void>> =>
  async (dispatch, _, { apiHost }) => {
    const response = await dispatch(createPaymentSession(submission)).catch((cause: unknown) => {
      if (cause instanceof CheckoutError) throw cause;
      throw new CheckoutError(readErrorText(cause) || 'Payment failed', cause);
    });
    const session = readOutcome(paymentSessionSchema, response);
    if (!session?.sessionId || !isAccepted(session) || !isAccepted(response)) {
      const refusal = session?.error || readRefusalText(response);
      throw new CheckoutError(refusal || 'Failed to create checkout session');
    }
    onSession(session.sessionId);
    await openHostedPage(session, payments, apiHost);
  };

const createPaymentSession =
  (submission: Submission): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { order, advisoryNumber, key } = await dispatch(preparePlacement(submission));
    const { products, packages, personalised } = toApiLines(order);
    return dispatch(
      ordersApi.endpoints.createPaymentSession.initiate({
        userid: order.userid,
        totalamount: toPounds(order.total),
        ...(order.deposit !== undefined && { deposit: order.deposit }),
        deliveryCharge: toPounds(order.deliveryCharge),
        customerid: order.customer.id,
        ...(advisoryNumber !== undefined && { orderno: advisoryNumber }),
        cart_items: products,
        packages,
        personalised,
        customer_details: order.customer,
        products,
        ...(order.schedule && { schedule: order.schedule }),
        idempotencyKey: key,
        ...toApiTexts(order),
      }),
    ).unwrap();
  };
