import { eq, sql } from 'drizzle-orm';
import { quoteStateLabels } from 'contract/quotes/quote-state';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AuditValues } from '../../audit/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { quoteHistory, type QuoteRow, quotes } from '../records/tables.ts';
import {
  isEventPossible,
  type QuoteActor,
  type QuoteEvent,
  quoteTransitions,
} from './quote-transitions.ts';

/** Originator of an event, with the text and the reason for the timeline. */
export interface QuoteCause {
  by: QuoteActor;
  /** Member of staff. Absent for customers and background jobs. */
  staffid?: number;
  text?: string;
  reason?: string;
}

/** Columns that an event changes besides the state, and their values for the audit log. */
interface QuoteChange {
  set?: Omit<PgUpdateSetSource<typeof quotes>, 'state'>;
  before?: AuditValues;
  after?: AuditValues;
}

/**
 * Applies an event to a quote that the transaction has locked: writes the state, an entry of the
 * timeline and, for staff, an entry of the audit log. Returns the changed quote. Throws 409 for an
 * event that the state forbids.
 */
export async function performQuoteEvent(
  tx: Tx,
  quote: QuoteRow,
  event: QuoteEvent,
  { by, staffid, text = '', reason = '' }: QuoteCause,
  { set = {}, before, after }: QuoteChange = {},
): Promise<QuoteRow> {
  if (!isEventPossible(event, quote.state)) throw createForbiddenEventError(quote);
  const { to, title, raisesVersion } = quoteTransitions[event];
  const state = to ?? quote.state;
  const [changedQuote] = await tx
    .update(quotes)
    .set({
      ...set,
      state,
      version: raisesVersion ? quote.version + 1 : quote.version,
      changedBy: staffid ?? null,
      changedAt: sql`now()`,
    })
    .where(eq(quotes.id, quote.id))
    .returning();
  if (changedQuote === undefined) throw new Error('The changed quote is missing.');
  await tx
    .insert(quoteHistory)
    .values({ quoteid: quote.id, state, title, text, reason, by, staffid: staffid ?? null });
  if (staffid !== undefined)
    await writeAudit(
      tx,
      { id: staffid },
      {
        action: `quote.${auditNames[event]}`,
        subject: { kind: 'quote', id: quote.quoteno ?? '' },
        before: { ...(to !== null && { state: quote.state }), ...before },
        after: { ...(to !== null && { state }), ...after },
        reason,
      },
    );
  return changedQuote;
}

/** Verbs of the audit log. */
const auditNames: Record<QuoteEvent, string> = {
  send: 'sent',
  extend: 'extended',
  remind: 'reminded',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  withdraw: 'withdrawn',
  changeRequest: 'requestChanged',
  assign: 'assigned',
  ask: 'asked',
  addPhoto: 'photoAdded',
  removePhoto: 'photoRemoved',
};

const createForbiddenEventError = ({ quoteno, state }: QuoteRow) =>
  conflict(
    `Quote ${quoteno ?? ''} is ${quoteStateLabels[state].toLowerCase()}, so this is not possible any more.`,
    'bad_transition',
  );
