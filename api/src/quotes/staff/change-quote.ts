import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import { and, eq, sql } from 'drizzle-orm';
import type { QuoteContact } from 'contract/quotes/quote-fields';
import { pickChanges } from '../../audit/records/write-audit.ts';
import { requireColleague } from '../../contact/staff/colleagues.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { updateQuoteMessage } from '../records/quote-message.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { prolongLinks } from '../link/quote-link.ts';
import { toApiContact, toApiRequest } from '../page/load-customer-quote.ts';
import { findNewestOffer, lockQuote } from '../records/find-quote.ts';
import { buildSearchWords, type QuoteRequest } from '../records/quote-request.ts';
import { quoteOffers, type QuoteRow } from '../records/tables.ts';
import { checkContact, toContactColumns, toRequestColumns } from '../request/new-quote.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';
import { requireQuoteVersion } from './require-quote-version.ts';
import { checkValidUntil, storeOffer } from './store-offer.ts';

type Change<Fields> = { quoteno: string; version: number } & Fields;

/** Runs a change of staff on the locked quote. Throws 409 if the quote was changed since `version`. */
async function changeQuote(
  context: ApiContext,
  { quoteno, version }: Change<unknown>,
  change: (tx: Tx, quote: QuoteRow) => Promise<unknown>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteno);
    await requireQuoteVersion(tx, context, quote, version);
    await change(tx, quote);
  });
}

/** Sends an offer, which replaces the former. */
export const sendQuote = (
  context: ApiContext,
  user: CurrentUser,
  { quoteno, ...offer }: Change<NewOffer>,
): Promise<void> =>
  changeQuote(context, { quoteno, version: offer.version }, async (tx, quote) => {
    const stored = await storeOffer(tx, context, user, quote, offer);
    const content = { offer: stored.offer.number };
    await enqueueMail(tx, createQuoteMail('quote-sent', quote.id, content));
  });

/** Changes contact and request of a quote. Offers that were sent stay as they are. */
export const changeRequest = (
  context: ApiContext,
  user: CurrentUser,
  { contact, request, ...change }: Change<{ contact: QuoteContact; request: QuoteRequest }>,
): Promise<void> => {
  checkContact(contact);
  return changeQuote(context, change, async (tx, quote) => {
    const columns = { ...toContactColumns(contact), ...toRequestColumns(request) };
    const offer = await findNewestOffer(tx, quote);
    const words = buildSearchWords(columns, offer?.prices.order ?? null);
    const changes = pickChanges(
      { ...toApiContact(quote), ...toApiRequest(quote) },
      { ...toApiContact({ ...quote, ...columns }), ...toApiRequest({ ...quote, ...columns }) },
    );
    if (Object.keys(changes.after).length === 0) return;
    // The audit log has only the names of the fields, because an erasure cannot reach their values.
    const fields = { fields: Object.keys(changes.after).join(', ') };
    const changedQuote = await performQuoteEvent(
      tx,
      quote,
      'changeRequest',
      { by: 'staff', staffid: user.id },
      { set: { ...columns, words }, after: fields },
    );
    await updateQuoteMessage(tx, changedQuote);
  });
};

/** Assigns a quote to a colleague, or to nobody. */
export const assignQuote = (
  context: ApiContext,
  user: CurrentUser,
  { assignee, ...change }: Change<{ assignee: number | null }>,
): Promise<void> =>
  changeQuote(context, change, async (tx, quote) => {
    if (quote.assigneeid === assignee) return;
    if (assignee !== null) await requireColleague(tx, assignee);
    await performQuoteEvent(
      tx,
      quote,
      'assign',
      { by: 'staff', staffid: user.id },
      {
        set: { assigneeid: assignee },
        before: { assignee: quote.assigneeid },
        after: { assignee },
      },
    );
  });

/** Mails the customer a reminder of the newest offer. */
export const remindOfQuote = (
  context: ApiContext,
  user: CurrentUser,
  change: Change<unknown>,
): Promise<void> =>
  changeQuote(context, change, (tx, quote) =>
    remindCustomer(tx, quote, { by: 'staff', staffid: user.id }),
  );

/** Queues the reminder of the newest offer of a locked quote. */
export async function remindCustomer(
  tx: Tx,
  quote: QuoteRow,
  cause: Parameters<typeof performQuoteEvent>[3],
): Promise<void> {
  await performQuoteEvent(tx, quote, 'remind', cause, { set: { remindedAt: sql`now()` } });
  await enqueueMail(tx, {
    job: { kind: 'quote-reminder', quoteid: quote.id, offer: quote.offerNumber },
  });
}

/** Gives the newest offer a later last day. */
export const extendQuote = (
  context: ApiContext,
  user: CurrentUser,
  { validuntil, ...change }: Change<{ validuntil: string }>,
): Promise<void> =>
  changeQuote(context, change, async (tx, quote) => {
    checkValidUntil(validuntil);
    if (quote.validUntil !== null && validuntil <= quote.validUntil)
      throw invalidField('validuntil', 'Valid until: choose a later day than before.');
    const isNewestOffer = and(
      eq(quoteOffers.quoteid, quote.id),
      eq(quoteOffers.number, quote.offerNumber),
    );
    await tx.update(quoteOffers).set({ validUntil: validuntil }).where(isNewestOffer);
    const extended = await performQuoteEvent(
      tx,
      quote,
      'extend',
      { by: 'staff', staffid: user.id },
      {
        set: { validUntil: validuntil, remindedAt: null, endedAt: null },
        before: { validUntil: quote.validUntil },
        after: { validUntil: validuntil },
      },
    );
    await prolongLinks(tx, extended);
    const occasion = String(extended.version);
    await enqueueMail(tx, createQuoteMail('quote-extended', quote.id, { occasion }));
  });

/** Withdraws a quote. The customer is mailed if an offer could be accepted. The reason stays in the firm. */
export const withdrawQuote = (
  context: ApiContext,
  user: CurrentUser,
  { reason, ...change }: Change<{ reason: string }>,
): Promise<void> =>
  changeQuote(context, change, async (tx, quote) => {
    const withdrawn = await performQuoteEvent(
      tx,
      quote,
      'withdraw',
      { by: 'staff', staffid: user.id, reason },
      { set: { reason, endedAt: sql`now()` } },
    );
    if (quote.state !== 'sent') return;
    const occasion = String(withdrawn.version);
    await enqueueMail(tx, createQuoteMail('quote-withdrawn', quote.id, { occasion }));
  });
