import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { lockLinkedQuote } from '../records/find-quote.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';
import { requireOpenOffer } from './require-open-offer.ts';

interface Decline {
  token: string;
  /** Number of the declined offer. */
  version: number;
  reason?: string;
}

/**
 * Declines an offer. Does nothing if it is declined already. Throws an `AnswerRefusedError` if the quote
 * ended otherwise.
 */
export async function declineQuote(
  db: Db,
  { token, version, reason = '' }: Decline,
): Promise<void> {
  await db.transaction(async (tx) => {
    const quote = await lockLinkedQuote(tx, token);
    if (quote.state === 'declined' && quote.offerNumber === version) return;
    requireOpenOffer(quote, version);
    const declined = await performQuoteEvent(
      tx,
      quote,
      'decline',
      { by: 'customer', reason },
      { set: { reason, endedAt: sql`now()` } },
    );
    const occasion = String(declined.version);
    await enqueueMail(tx, createQuoteMail('quote-declined-firm', quote.id, { occasion }));
  });
}
