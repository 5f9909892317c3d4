import { and, asc, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { addDays, toLondonDay, toLondonDayFrom } from '../schedule/london-day.ts';
import { type QuoteRow, quotes } from './records/tables.ts';
import { remindCustomer } from './staff/change-quote.ts';
import { performQuoteEvent } from './state/perform-quote-event.ts';

/** Days before the last day of an offer when its customer is reminded. */
const REMINDER_DAYS = 2;

/** Shortest time between an offer and its reminder, in hours. */
const MIN_HOURS_SINCE_SENT = 24;

/** Largest number of quotes that one run ends or reminds of. The next run handles further ones. */
const MAX_QUOTES_PER_RUN = 500;

/** Hour in London from which reminders go. */
const REMINDER_HOUR = 9;

/** Ends the offers whose last London day is over, and reminds the customers of those that end soon. */
export async function endQuotes(db: Db, signal?: AbortSignal, now = new Date()): Promise<void> {
  const today = toLondonDay(now);
  await changeEach(db, lt(quotes.validUntil, today), signal, (tx, quote) =>
    performQuoteEvent(tx, quote, 'expire', { by: 'system' }, { set: { endedAt: sql`now()` } }),
  );
  const reminderDay = toLondonDayFrom(REMINDER_HOUR, now);
  const isDue = and(
    lte(quotes.validUntil, addDays(reminderDay, REMINDER_DAYS)),
    isNull(quotes.remindedAt),
    lt(quotes.sentAt, new Date(now.getTime() - MIN_HOURS_SINCE_SENT * 3_600_000)),
  );
  await changeEach(db, isDue, signal, (tx, quote) => remindCustomer(tx, quote, { by: 'system' }));
}

/** Runs `change` on each sent quote that matches, each in its own transaction. Skips locked quotes. */
async function changeEach(
  db: Db,
  condition: SQL | undefined,
  signal: AbortSignal | undefined,
  change: (tx: Tx, quote: QuoteRow) => Promise<unknown>,
): Promise<void> {
  const isDue = and(eq(quotes.state, 'sent'), condition);
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(isDue)
    .orderBy(asc(quotes.id))
    .limit(MAX_QUOTES_PER_RUN);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    await db.transaction(async (tx) => {
      // Checks again under the lock, because a customer may have accepted meanwhile.
      const [quote] = await tx
        .select()
        .from(quotes)
        .where(and(eq(quotes.id, id), isDue))
        .for('update', { skipLocked: true });
      if (quote !== undefined) await change(tx, quote);
    });
  }
}
