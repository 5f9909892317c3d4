import type { PaymentReturnKind } from 'contract/payments/page-payment';
import type { Tx } from '../../db/db.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import type { OrderRow } from '../../orders/records/tables.ts';

/** Days for which the way back from a payment page opens its order. The page itself is open for one day. */
const RETURN_DAYS = 2;

/** Text that the provider replaces by the id of the session. */
const SESSION_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/**
 * Returns the URLs by which a customer comes back from a payment page to the page of the order. The
 * page of a guest's order opens by a new token, because banks' apps open the URL in another browser.
 * The token is behind '#', which browsers do not send to servers. The owner of an account signs in.
 */
export async function createReturnUrls(tx: Tx, order: OrderRow) {
  const orderUrl = await createOrderUrl(tx, order, { days: RETURN_DAYS });
  const buildUrl = (kind: PaymentReturnKind, suffix = '') =>
    orderUrl.includes('#')
      ? `${orderUrl}.${kind}${suffix && `.${suffix}`}`
      : `${orderUrl}&payment=${kind}${suffix && `&session=${suffix}`}`;
  return { successUrl: buildUrl('paid', SESSION_PLACEHOLDER), cancelUrl: buildUrl('back') };
}
