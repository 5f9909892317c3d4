import type { Composition } from 'contract/compose/composition';
import { isFreeLine } from 'contract/orders/free-line';
import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import { and, desc, eq, sql } from 'drizzle-orm';
import { contactMessages, messageReplies } from '../../contact/tables.ts';
import { loadOrder, type OrderDetail } from '../../orders/records/load-orders.ts';
import { orderLines, orders } from '../../orders/records/tables.ts';
import { quoteOffers, type QuoteRow, quotes } from '../../quotes/records/tables.ts';
import { storeOffer } from '../../quotes/staff/store-offer.ts';
import { suggestedTerms } from '../../quotes/staff/suggested-terms.ts';
import { performQuoteEvent } from '../../quotes/state/perform-quote-event.ts';
import { addDemoRequest, type SeedContext, setQuoteTimes } from './demo-quote-request.ts';
import { type DemoQuote, demoQuotes } from './demo-quotes.ts';
import { demoPeople } from './people.ts';

/** Number of moves of the demo data that came from an accepted quote. */
const ACCEPTED_QUOTES = 3;

/** Hours between a request and its offer, and between the offer and its acceptance. */
const OFFER_HOURS = 20;
const ACCEPTANCE_HOURS = 8;

const HOUR_MS = 3_600_000;

/**
 * Adds quotes in all states, by the functions of real quotes. The accepted ones belong to orders of
 * the demo data. No mail is queued.
 */
export async function addDemoQuotes(context: SeedContext): Promise<void> {
  const { db } = context;
  for (const order of await loadQuotedOrders(context)) await addAcceptedQuote(context, order);
  for (const demoQuote of demoQuotes) await addDemoQuote(context, demoQuote);
  await db.execute(sql`set constraints quotes_number deferred`);
}

async function addDemoQuote(context: SeedContext, demoQuote: DemoQuote): Promise<void> {
  const { db, clock } = context;
  const { hoursAgo, colleague, offer, end, question } = demoQuote;
  const requested = await addDemoRequest(context, demoQuote);
  const staffid = getStaffId(context, colleague ?? 0);
  const assigneeid = colleague === null ? null : staffid;
  await db.update(quotes).set({ assigneeid }).where(eq(quotes.id, requested.id));
  const times = [clock.minutesAgo(hoursAgo * 60)];
  if (offer !== null) {
    const { quote } = await sendOffer(context, requested, staffid, {
      composition: buildComposition(offer),
      deposit: offer.deposit,
      message: offer.message,
      method: offer.deposit === null ? 'offline' : 'online',
    });
    await setLastDay(context, quote, clock.dayAt(offer.validDays));
    times.push(clock.minutesAgo(offer.hoursAgo * 60));
    if (end !== undefined) {
      await endQuote(context, quote, staffid, end);
      times.push(clock.minutesAgo(end.hoursAgo * 60));
    }
    if (question !== undefined) {
      const askedAt = clock.minutesAgo(QUESTION_MINUTES);
      await addQuestion(context, quote, question, askedAt);
      times.push(askedAt);
    }
  }
  await setQuoteTimes(context, requested.id, times);
}

/** Age of the customer's question, in minutes. */
const QUESTION_MINUTES = 200;

/** Returns moves that are paid on the day, the newest first. */
async function loadQuotedOrders({ db }: SeedContext): Promise<OrderDetail[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderid, orders.id))
    .where(
      and(
        eq(orderLines.kind, 'move'),
        eq(orders.paymentMethod, 'offline'),
        eq(orders.state, 'awaiting_collection'),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(ACCEPTED_QUOTES);
  const loaded = await Promise.all(rows.map(({ id }) => loadOrder(db, id)));
  return loaded.filter((order) => order !== null);
}

/** Adds the quote that an order of the demo data came from. */
async function addAcceptedQuote(context: SeedContext, order: OrderDetail): Promise<void> {
  const { db } = context;
  const person = demoPeople.findIndex(({ email }) => email === order.email);
  const acceptedAt = order.createdAt;
  const sentAt = new Date(acceptedAt.getTime() - ACCEPTANCE_HOURS * HOUR_MS);
  const requestedAt = new Date(sentAt.getTime() - OFFER_HOURS * HOUR_MS);
  const staffid = getStaffId(context, order.id);
  const requested = await addDemoRequest(context, {
    person: Math.max(person, 0),
    source: 'calculator',
    home: 'one',
    note: order.note,
  });
  const { quote } = await sendOffer(context, requested, staffid, {
    composition: {
      lines: order.lines
        .filter((line) => !isFreeLine(line))
        .map(({ productid, quantity, addons }) => ({
          type: 'product',
          productid,
          quantity,
          addons: addons.map((addon) => ({
            addonid: addon.addonid,
            option: addon.option,
            quantity: addon.quantity,
            ...(addon.personalisation !== '' && { personalisation: addon.personalisation }),
          })),
        })),
      discount: null,
      delivery: null,
    },
    deposit: null,
    message: 'Thank you for your list. The day that you wish for is free.',
    method: 'offline',
  });
  const name = `${order.name} ${order.lastName}`;
  await performQuoteEvent(
    db,
    quote,
    'accept',
    { by: 'customer', text: `Version 1, by ${name}` },
    { set: { orderid: order.id, acceptedName: name, endedAt: acceptedAt } },
  );
  await setQuoteTimes(context, quote.id, [requestedAt, sentAt, acceptedAt]);
}

const buildComposition = ({
  products,
  freeLines,
  discount,
}: NonNullable<DemoQuote['offer']>): Composition => ({
  lines: [
    ...products.map(([productid, quantity]) => ({
      type: 'product' as const,
      productid,
      quantity,
      addons: [],
    })),
    ...freeLines.map((line) => ({
      type: 'free' as const,
      ...line,
      quantity: 1,
      vatrate: 20 as const,
    })),
  ],
  discount,
  delivery: null,
});

type DemoTerms = Pick<NewOffer, 'composition' | 'deposit' | 'message' | 'method'>;

const sendOffer = (context: SeedContext, quote: QuoteRow, staffid: number, offer: DemoTerms) =>
  storeOffer(context.db, context, { id: staffid, role: 'staff', staffRole: 'owner' }, quote, {
    ...offer,
    version: quote.version,
    terms: suggestedTerms(context.config.shop),
    validuntil: context.clock.dayAt(30),
  });

async function endQuote(
  { db }: SeedContext,
  quote: QuoteRow,
  staffid: number,
  { event, reason }: NonNullable<DemoQuote['end']>,
): Promise<void> {
  const by = { decline: 'customer', expire: 'system', withdraw: 'staff' } as const;
  const cause = { by: by[event], reason, ...(event === 'withdraw' && { staffid }) };
  await performQuoteEvent(db, quote, event, cause, { set: { reason, endedAt: sql`now()` } });
}

async function addQuestion(
  { db }: SeedContext,
  quote: QuoteRow,
  text: string,
  createdAt: Date,
): Promise<void> {
  await performQuoteEvent(db, quote, 'ask', { by: 'customer' });
  const messageid = quote.messageid ?? 0;
  const key = `demo ${messageid}`;
  await db
    .insert(messageReplies)
    .values({ messageid, key, author: 'customer', staffid: 0, text, createdAt });
  await db.update(contactMessages).set({ state: 'open' }).where(eq(contactMessages.id, messageid));
}

/** Dates the last day of an offer, which may be over. */
async function setLastDay({ db }: SeedContext, { id }: QuoteRow, validUntil: string) {
  await db.update(quoteOffers).set({ validUntil }).where(eq(quoteOffers.quoteid, id));
  await db.update(quotes).set({ validUntil }).where(eq(quotes.id, id));
}

const getStaffId = ({ staffIds }: SeedContext, index: number): number =>
  staffIds[index % staffIds.length] ?? 0;
