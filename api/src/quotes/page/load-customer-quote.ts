import { formatHalfDay } from 'contract/calendar/date-texts';
import type { BookingKind } from 'contract/calendar/schedule';
import { describeOrderState } from 'contract/orders/order-state';
import { describeNextSteps, describePaymentTime } from 'contract/orders/order-texts/order-texts';
import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import { quoteStateLabels } from 'contract/quotes/quote-state';
import { asc, eq } from 'drizzle-orm';
import { loadOpenDays } from '../../calendar/bookings/open-days.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { loadOrder } from '../../orders/records/load-orders.ts';
import { toApiStateLabel } from '../../orders/records/to-api-order.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { users } from '../../people/records/tables.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import { findNewestOffer, requireQuoteNumber } from '../records/find-quote.ts';
import { type OfferRow, quotePhotos, type QuoteRow } from '../records/tables.ts';
import { isEventPossible } from '../state/quote-transitions.ts';
import { describeState, getEffectiveState } from './describe-state.ts';
import { loadConversation } from './load-conversation.ts';
import { listNeededDays, toApiSums, toApiTerms } from './to-api-offer.ts';

/** Returns a quote as its page shows it to the holder of its link. */
export async function loadCustomerQuote(
  tx: Tx,
  { config: { shop } }: Pick<ApiContext, 'config'>,
  quote: QuoteRow,
): Promise<CustomerQuoteOnWire> {
  const today = getLondonToday();
  const state = getEffectiveState(quote, today);
  const offer = await findNewestOffer(tx, quote);
  const order = quote.orderid === null ? null : await loadOrder(tx, quote.orderid);
  const photos = await listPhotos(tx, quote.id);
  const isOpen = state === 'requested' || state === 'sent';
  const canAccept = offer !== null && isEventPossible('accept', state);
  return {
    quoteno: requireQuoteNumber(quote),
    state,
    statelabel: quoteStateLabels[state],
    notice: describeState(quote, order, shop, today),
    source: quote.source,
    contact: toApiContact(quote),
    ...toApiRequest(quote),
    offer: offer === null ? null : toCustomerOffer(offer, order),
    days: canAccept ? await loadNeededDays(tx, offer) : [],
    photos: await toApiPhotos(tx, photos),
    // Without the e-mail by which a colleague without a name signs in.
    messages: await loadConversation(tx, quote, users.name),
    can: {
      accept: canAccept,
      decline: canAccept,
      ask: true,
      addphotos: isOpen || state === 'accepted',
      pay: order !== null && isUnpaid(order),
    },
    missing: canAccept ? listMissingFields(quote) : [],
    ...(order !== null && {
      order: {
        orderno: order.orderno,
        state: toApiStateLabel(order).statelabel ?? describeOrderState(order.state).label,
      },
    }),
  };
}

/** Returns the photos of a quote, oldest first. */
export const listPhotos = (tx: Tx, quoteid: number) =>
  tx
    .select()
    .from(quotePhotos)
    .where(eq(quotePhotos.quoteid, quoteid))
    .orderBy(asc(quotePhotos.id));

export const toApiContact = (quote: QuoteRow) => ({
  name: quote.name,
  last_name: quote.lastName,
  address: quote.address,
  city: quote.city,
  postalcode: quote.postalcode,
  mobile: quote.mobile,
  email: quote.email,
});

export const toApiRequest = ({ journey, items, litres, wishedDays, note }: QuoteRow) => ({
  journey,
  items,
  litres,
  wisheddays: wishedDays,
  note,
});

function toCustomerOffer(offer: OfferRow, order: OrderRow | null) {
  const kinds = offer.prices.order.lines.map(({ kind }) => kind);
  return {
    version: offer.number,
    ...toApiSums(offer),
    ...toApiTerms(offer),
    restdueon: order?.restDueOn ?? null,
    paytime: describePaymentTime(kinds),
    steps: describeNextSteps({ kinds, method: offer.method }, (trade) =>
      describeDay(offer, order, trade),
    ),
    terms: offer.terms,
    message: offer.message,
    needs: listNeededDays(offer),
    needseventdate: offer.prices.hasEvent,
  };
}

/** Returns the booked half day, or words for the day that the customer chooses. Null if staff agree it. */
function describeDay({ prices }: OfferRow, order: OrderRow | null, trade: BookingKind) {
  if (order === null) return prices.bookingKinds.includes(trade) ? 'the day that you choose' : null;
  const choice = order.schedule?.[trade];
  return choice === undefined ? null : formatHalfDay(choice.date, choice.half);
}

/** Returns the open days of each kind of day that the order of an offer needs. */
export const loadNeededDays = (tx: Tx, { prices }: OfferRow) =>
  Promise.all(
    prices.bookingKinds.map(async (trade) => ({ trade, days: await loadOpenDays(tx, trade) })),
  );

/** Fields of the contact that an order needs. */
const neededFields = ['name', 'address', 'postalcode', 'email'] as const;

export const listMissingFields = (
  contact: Pick<QuoteRow, (typeof neededFields)[number]>,
): (typeof neededFields)[number][] => neededFields.filter((field) => contact[field].trim() === '');
