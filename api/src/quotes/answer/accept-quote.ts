import type { QuoteContact } from 'contract/quotes/quote-fields';
import { eq, sql } from 'drizzle-orm';
import { bookOfferedDays } from '../../calendar/bookings/book-order.ts';
import { checkSchedule } from '../../calendar/bookings/check-schedule.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { readEventDate } from '../../orders/due/event-date.ts';
import { refreshLateDay } from '../../orders/due/refresh-late-day.ts';
import { buildConfirmationSteps } from '../../orders/emails/confirm-order.ts';
import { buildNumberAssignment, isPlaceholderNumber } from '../../orders/placement/order-number.ts';
import { insertPricedOrder } from '../../orders/placement/insert-priced-order.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import { findOrCreateCustomer } from '../../people/customers/find-or-create-customer.ts';
import { findRestDay } from '../../pricing/compute-deposit.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { listChoices, type Schedule } from '../../schedule/schedule.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { listMissingFields, loadNeededDays, toApiContact } from '../page/load-customer-quote.ts';
import { listNeededDays } from '../page/to-api-offer.ts';
import { findNewestOffer, lockLinkedQuote } from '../records/find-quote.ts';
import type { OfferRow, QuoteRow } from '../records/tables.ts';
import { updateQuoteMessage } from '../records/quote-message.ts';
import { toContactColumns } from '../request/new-quote.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';
import { requireOpenOffer } from './require-open-offer.ts';
import { AnswerRefusedError } from './answer-errors.ts';

/** The customer's request to accept an offer. */
export interface Acceptance {
  token: string;
  /** Number of the accepted offer. */
  version: number;
  schedule: Schedule | null;
  /** Full name, typed in place of a signature. */
  name: string;
  contact: Partial<QuoteContact>;
  eventdate: string;
  note: string;
}

/**
 * Accepts an offer: makes one order with its lines and prices, and books the days, in one
 * transaction that has locked the quote. An accepted quote returns its order again. Throws an
 * `AnswerRefusedError` if the offer cannot be accepted or was accepted for other days, 409 for a full day,
 * and 400 for missing details.
 */
export async function acceptQuote(
  { db }: Pick<ApiContext, 'db'>,
  acceptance: Acceptance,
): Promise<OrderRow> {
  // The number of the order is assigned in the same round trip as the commit, as for every order.
  const { result, rows } = await db.commitWith(
    [],
    async (tx) => {
      const quote = await lockLinkedQuote(tx, acceptance.token);
      const existingOrder = await findOrderOf(tx, quote);
      if (existingOrder !== null) {
        checkSameDays(existingOrder, acceptance.schedule);
        return existingOrder;
      }
      requireOpenOffer(quote, acceptance.version);
      const offer = await findNewestOffer(tx, quote);
      if (offer === null) throw new Error(`Quote ${quote.id} has no offer ${quote.offerNumber}.`);
      return storeAcceptance(tx, { quote, offer }, acceptance);
    },
    ({ id, orderno }) => (isPlaceholderNumber(orderno) ? [buildNumberAssignment(id)] : []),
  );
  return { ...result, ...rows[0] };
}

async function findOrderOf(tx: Tx, { orderid }: QuoteRow): Promise<OrderRow | null> {
  if (orderid === null) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderid));
  return order ?? null;
}

/** Refuses a repeated acceptance for other days, because another device was faster. */
function checkSameDays(order: OrderRow, schedule: Schedule | null): void {
  const booked = order.schedule;
  const hasOtherDays = listChoices(schedule).some(
    ({ trade, choice }) =>
      booked?.[trade]?.date !== choice.date || booked[trade].half !== choice.half,
  );
  if (hasOtherDays) throw new AnswerRefusedError('quote_accepted');
}

async function storeAcceptance(
  tx: Tx,
  { quote, offer }: { quote: QuoteRow; offer: OfferRow },
  { schedule, name, contact, eventdate, note }: Acceptance,
): Promise<OrderRow> {
  const acceptedContact = mergeContact(quote, contact);
  await checkDays(tx, offer, schedule);
  const customer = await findOrCreateCustomer(tx, acceptedContact);
  const isPaidNow = offer.method === 'online';
  const order = await insertPricedOrder(
    tx,
    {
      userid: customer.userid,
      customer,
      method: offer.method,
      idempotencyKey: `quote-${quote.id}`,
      fingerprint: `quote-${quote.id}-${offer.number}`,
      site: quote.site,
      note: note.trim() || quote.note,
      eventDate: readEventDate(eventdate),
      schedule,
      placedBy: null,
    },
    { ...offer.prices.order, deposit: getDeposit(offer, schedule) },
    isPaidNow ? undefined : buildConfirmationSteps({ userid: customer.userid }),
  );
  await bookOfferedDays(tx, order, { isHeld: isPaidNow });
  if (order.eventDate !== null) await refreshLateDay(tx, order.id);
  const acceptedQuote = await performQuoteEvent(
    tx,
    quote,
    'accept',
    { by: 'customer', text: `Version ${offer.number}, by ${name}` },
    {
      set: {
        ...toContactColumns(acceptedContact),
        orderid: order.id,
        acceptedName: name,
        endedAt: sql`now()`,
        reason: '',
      },
    },
  );
  await updateQuoteMessage(tx, acceptedQuote);
  await enqueueMail(tx, createQuoteMail('quote-accepted-firm', quote.id));
  if (isPaidNow) await enqueueMail(tx, createQuoteMail('quote-accepted', quote.id));
  return order;
}

/** Adds what the customer typed to the contact of the quote. Throws 400 at a field that is missing. */
function mergeContact(quote: QuoteRow, typed: Partial<QuoteContact>): QuoteContact {
  const known = toApiContact(quote);
  const merged = { ...known, ...typed };
  // Keeps a known e-mail, so that a stranger with the link cannot redirect the mails of the order.
  const contact = { ...merged, email: known.email || merged.email };
  const [missing] = listMissingFields(contact);
  if (missing !== undefined)
    throw invalidField(missing, `${fieldNames[missing]}: please enter it.`);
  return contact;
}

const fieldNames = {
  name: 'Name',
  address: 'Address',
  postalcode: 'Post code',
  email: 'E-mail',
};

/** Throws 400 without a day that the order needs and that can be chosen, and 409 for a full day. */
async function checkDays(tx: Tx, offer: OfferRow, schedule: Schedule | null): Promise<void> {
  const openDays = await loadNeededDays(tx, offer);
  for (const { trade, title } of listNeededDays(offer)) {
    const canChoose = openDays.some((kind) => kind.trade === trade && kind.days.length > 0);
    if (canChoose && schedule?.[trade] === undefined)
      throw invalidField('schedule', `${title}: please choose a day.`, 'day_missing');
  }
  await checkSchedule(tx, schedule, offer.prices.order.lines);
}

/**
 * Returns the deposit of the order. If the work is so soon that the rest would be due before today,
 * the rest is due today.
 */
function getDeposit({ deposit, restDays }: OfferRow, schedule: Schedule | null) {
  if (deposit === null || restDays === null) return null;
  const today = getLondonToday();
  let days = restDays;
  while (days > 0 && (findRestDay(schedule, days) ?? today) < today) days -= 1;
  return { amount: deposit, restDays: days };
}
