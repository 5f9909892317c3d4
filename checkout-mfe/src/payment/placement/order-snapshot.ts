import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import { getPersonalisation } from 'shared/basket';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { Order } from './order';

/** Copy of a sent order for the confirmation page, because the basket is empty by then. */
export interface OrderSnapshot {
  userid: Id;
  method: PaymentMethod;
  kinds: FulfilmentKind[];
  /** Booked days. Empty if the order has no bookings (rule 47). */
  days: ChosenDay[];
  /** Date of the wedding or event, or ''. */
  eventDate?: string;
  lines: OrderedLine[];
  deliveryCharge: Pence;
  deliveryName: string;
  total: Pence;
  /** Lines of the address, as on an envelope. */
  address: string[];
}

export interface ChosenDay {
  what: 'move' | 'visit';
  /** Day of the order in London, 'YYYY-MM-DD'. */
  date: string;
  half: string;
}

interface OrderedLine {
  label: string;
  personalisation: string | null;
  amount: Pence;
}

export function createOrderSnapshot(order: Order, kinds: FulfilmentKind[]): OrderSnapshot {
  const { userid, method, deliveryCharge, delivery, total, customer, schedule } = order;
  const toOrderedLine = (line: Order['cart'][number] | Order['packages'][number]) => ({
    label: `${line.name} (qty: ${line.cartquantity})`,
    personalisation: null,
    amount: line.cartamount,
  });
  const lines = [
    ...order.cart.map(toOrderedLine),
    ...order.packages.map(toOrderedLine),
    ...order.personalised.map((line) => ({
      ...toOrderedLine(line),
      personalisation: getPersonalisation(line),
    })),
  ];
  const { name, last_name, address, city, postalcode } = customer;
  const addressLines = [`${name} ${last_name}`, address, `${city} ${postalcode}`];
  return {
    userid,
    method,
    kinds,
    lines,
    deliveryCharge,
    total,
    days: (['move', 'visit'] as const).flatMap((bookingKind) => {
      const choice = schedule?.[bookingKind];
      return choice ? [{ what: bookingKind, date: choice.date, half: choice.half }] : [];
    }),
    eventDate: order.eventDate ?? '',
    deliveryName: delivery?.name ?? '',
    address: addressLines.map((part) => part.trim()).filter(Boolean),
  };
}

let lastPlacedOrder: { orderno: string; snapshot: OrderSnapshot } | null = null;

/** Saves the order for the confirmation page, only in memory (rule 7). */
export function savePlacedOrder(orderno: string, snapshot: OrderSnapshot): void {
  lastPlacedOrder = { orderno, snapshot };
}

/**
 * Returns the order with this number. Returns null after a reload, or if another order was placed
 * last.
 */
export const readPlacedOrder = (orderno: string | null): OrderSnapshot | null =>
  lastPlacedOrder?.orderno === orderno ? lastPlacedOrder.snapshot : null;

/** Key in session storage. Local storage would keep the address after the tab is closed. */
export const SNAPSHOT_KEY = 'ordered';

/** Saves the order in session storage while the shopper is on the payment page. */
export function savePaidOrder(paymentSessionId: string, orderSnapshot: OrderSnapshot): void {
  try {
    sessionStorage.setItem(
      SNAPSHOT_KEY,
      JSON.stringify({ reference: paymentSessionId, ordered: orderSnapshot }),
    );
  } catch (cause) {
    console.warn('The order could not be saved for its confirmation.', cause);
  }
}
