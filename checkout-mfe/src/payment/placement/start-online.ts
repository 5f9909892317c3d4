import { paymentSessionSchema } from 'contract/orders/payment-session';
import { type AppThunk, type ShopConfig, toPounds } from 'shared/core';
import { accepted, readOutcome, refusalText } from 'shared/data';
import { CheckoutError, errorText } from './checkout-error';
import { openHostedPage } from './hosted-page';
import type { Submission } from './order';
import { ordersApi } from './orders-api';
import { preparePlacement } from './prepare-placement';
import { wireBasket, wireNote } from './wire-lines';

/**
 * Starts a card payment: creates the payment session, calls `onSession` with its id, and opens the
 * provider's hosted page. Rejects with a `CheckoutError`, whose message the specification defines
 * (section 8).
 */
export const startOnline =
  (
    submission: Submission,
    payments: ShopConfig['payments'],
    onSession: (sessionId: string) => void = () => undefined,
  ): AppThunk<Promise<void>> =>
  async (dispatch, _, { apiHost }) => {
    const answer = await dispatch(createSession(submission)).catch((cause: unknown) => {
      if (cause instanceof CheckoutError) throw cause;
      throw new CheckoutError(errorText(cause) || 'Payment failed', cause);
    });
    const session = readOutcome(paymentSessionSchema, answer);
    if (!session?.sessionId || !accepted(session) || !accepted(answer)) {
      const refusal = session?.error || refusalText(answer);
      throw new CheckoutError(refusal || 'Failed to create checkout session');
    }
    onSession(session.sessionId);
    await openHostedPage(session, payments, apiHost);
  };

const createSession =
  (submission: Submission): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { order, advisory, key } = await dispatch(preparePlacement(submission));
    const { products, packages, personalised } = wireBasket(order);
    return dispatch(
      ordersApi.endpoints.createSession.initiate({
        userid: order.userid,
        totalamount: toPounds(order.total),
        deliveryCharge: toPounds(order.deliveryCharge),
        customerid: order.customer.id,
        orderno: advisory,
        cart_items: products,
        packages,
        personalised,
        customer_details: order.customer,
        products,
        ...(order.schedule && { schedule: order.schedule }),
        idempotencyKey: key,
        ...wireNote(order),
      }),
    ).unwrap();
  };
