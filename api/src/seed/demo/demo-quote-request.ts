import { randomUUID } from 'node:crypto';
import { items as furniture } from 'contract/quotes/furniture';
import { homes } from 'contract/quotes/homes';
import type { QuoteContact } from 'contract/quotes/quote-fields';
import { asc, eq, sql } from 'drizzle-orm';
import { contactMessages } from '../../contact/tables.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { numberQuote } from '../../quotes/records/quote-message.ts';
import type { QuoteRequest } from '../../quotes/records/quote-request.ts';
import { quoteHistory, quoteOffers, type QuoteRow, quotes } from '../../quotes/records/tables.ts';
import { insertQuote } from '../../quotes/request/new-quote.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoQuote } from './demo-quotes.ts';
import { demoPeople, moveTargets } from './people.ts';

export interface SeedContext extends ApiContext {
  clock: DemoClock;
  staffIds: readonly number[];
}

type DemoRequest = Pick<DemoQuote, 'person' | 'source' | 'home' | 'note'>;

/** Stores the request of a demo quote with its message. */
export async function addDemoRequest(
  { db, config, clock }: SeedContext,
  { person: index, source, home, note }: DemoRequest,
): Promise<QuoteRow> {
  const { name, lastName, address, postalcode, mobile, email } = getPerson(index);
  const contact: QuoteContact = {
    name,
    last_name: lastName,
    address,
    city: 'London',
    postalcode,
    mobile,
    email,
  };
  const request = buildRequest(
    { home, note, from: { address, postcode: postalcode } },
    index,
    clock,
  );
  const quote = await insertQuote(db, {
    key: randomUUID(),
    source,
    site: config.publicUrl ?? config.ownUrl,
    contact,
    request,
    messageState: 'answered',
  });
  await numberQuote(db, quote);
  return quote;
}

function buildRequest(
  {
    home,
    note,
    from,
  }: Pick<DemoQuote, 'home' | 'note'> & {
    from: { address: string; postcode: string };
  },
  index: number,
  clock: DemoClock,
): QuoteRequest {
  const counts = homes.find(({ id }) => id === home)?.counts;
  const items = furniture.flatMap(({ id, name, litres }) => {
    const quantity = counts?.[id] ?? 0;
    return quantity === 0 ? [] : [{ id, name, litres, quantity }];
  });
  const to = moveTargets[index % moveTargets.length];
  const access = { lift: index % 3 === 0, parking: 'unknown' as const };
  return {
    journey:
      counts === undefined || to === undefined
        ? null
        : {
            from: { ...from, ...access, floor: index % 4 },
            to: { address: to.address, postcode: to.postcode, ...access, floor: 0 },
          },
    items,
    wishedDays: counts === undefined ? [] : [clock.dayAt(18 + (index % 10))],
    note,
  };
}

/** Dates a quote back. `times` are those of its entries in the timeline, the oldest first. */
export async function setQuoteTimes({ db }: SeedContext, quoteid: number, times: readonly Date[]) {
  const [createdAt = new Date(), sentAt] = times;
  const changedAt = times.at(-1) ?? createdAt;
  // Compares the times of the entries with that of the transaction before they are dated back.
  await db.execute(sql`set constraints quotes_state_recorded immediate`);
  const entries = await db
    .select({ id: quoteHistory.id })
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteid, quoteid))
    .orderBy(asc(quoteHistory.id));
  for (const [index, { id }] of entries.entries())
    await db
      .update(quoteHistory)
      .set({ at: times[index] ?? changedAt })
      .where(eq(quoteHistory.id, id));
  const [quote] = await db
    .update(quotes)
    .set({
      createdAt,
      changedAt,
      sentAt: sentAt ?? null,
      endedAt: sql`case when ${quotes.endedAt} is null then null else ${changedAt.toISOString()}::timestamptz end`,
    })
    .where(eq(quotes.id, quoteid))
    .returning({ messageid: quotes.messageid });
  if (sentAt !== undefined)
    await db.update(quoteOffers).set({ at: sentAt }).where(eq(quoteOffers.quoteid, quoteid));
  await db
    .update(contactMessages)
    .set({ createdAt, changedAt })
    .where(eq(contactMessages.id, quote?.messageid ?? 0));
  await db.execute(sql`set constraints quotes_state_recorded deferred`);
}

function getPerson(index: number) {
  const person = demoPeople[index];
  if (person === undefined) throw new Error('There is no such demo customer.');
  return person;
}
