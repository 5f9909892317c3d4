import type { StaffQuoteOnWire } from 'contract/quotes/staff-quote';
import { quoteActions, type QuoteAction } from 'contract/quotes/staff-quote';
import { quoteStateLabels } from 'contract/quotes/quote-state';
import { desc, eq } from 'drizzle-orm';
import { staffNameSql, toApiAssignee } from '../../contact/staff/colleagues.ts';
import { findCustomerPath } from '../../contact/staff/customer-path.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { countLinks } from '../link/quote-link.ts';
import { listPhotos, toApiContact, toApiRequest } from '../page/load-customer-quote.ts';
import { loadConversation } from '../page/load-conversation.ts';
import { listNeededDays, toApiSums, toApiTerms } from '../page/to-api-offer.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import { findQuote } from '../records/find-quote.ts';
import { quoteHistory, quoteOffers, type QuoteRow } from '../records/tables.ts';
import { isEventPossible } from '../state/quote-transitions.ts';
import { addLineIds } from '../records/saved-offer-prices.ts';
import { suggestedTerms } from './suggested-terms.ts';

/** Number of days for which an offer is valid unless staff choose another last day. */
const DEFAULT_VALIDITY_DAYS = 30;

/** Returns a quote with all data of its page in the staff area. Throws 404 for an unknown number. */
export async function loadStaffQuote(
  tx: Tx,
  { config: { shop } }: Pick<ApiContext, 'config'>,
  quoteno: string,
): Promise<StaffQuoteOnWire> {
  const quote = await findQuote(tx, quoteno);
  const offers = await loadOffers(tx, quote);
  const [newestOffer] = offers;
  const { assigneeName, orderno } = await loadAssigneeAndOrder(tx, quote);
  return {
    quoteno,
    version: quote.version,
    state: quote.state,
    statelabel: quoteStateLabels[quote.state],
    source: quote.source,
    assignee: toApiAssignee(quote.assigneeid, assigneeName),
    createdat: quote.createdAt.toISOString(),
    changedat: quote.changedAt.toISOString(),
    sentat: quote.sentAt?.toISOString() ?? '',
    validuntil: quote.validUntil,
    total: quote.total,
    orderno,
    contact: toApiContact(quote),
    ...toApiRequest(quote),
    photos: await toApiPhotos(tx, await listPhotos(tx, quote.id)),
    messageid: quote.messageid,
    messages: await loadConversation(tx, quote),
    offers,
    composition: newestOffer?.composition ?? quote.composition,
    suggested: {
      terms: newestOffer?.terms ?? suggestedTerms(shop),
      validuntil: addDays(getLondonToday(), DEFAULT_VALIDITY_DAYS),
    },
    remindedat: quote.remindedAt?.toISOString() ?? '',
    ...(quote.state === 'accepted' && {
      accepted: {
        name: quote.acceptedName,
        at: (quote.endedAt ?? quote.changedAt).toISOString(),
        number: quote.offerNumber,
      },
    }),
    reason: quote.reason,
    customer: (await findCustomerPath(tx, quote.mailbox ?? '')) ?? '',
    links: await countLinks(tx, quote.id),
    actions: quoteActions.map((name) => ({ name, refusal: findRefusal(name, quote) })),
    timeline: await loadTimeline(tx, quote.id),
  };
}

async function loadOffers(tx: Tx, { id }: QuoteRow) {
  const rows = await tx
    .select({ offer: quoteOffers, staffName: staffNameSql })
    .from(quoteOffers)
    .leftJoin(users, eq(users.id, quoteOffers.staffid))
    .where(eq(quoteOffers.quoteid, id))
    .orderBy(desc(quoteOffers.number));
  return rows.map(({ offer, staffName }) => ({
    number: offer.number,
    composition: addLineIds(offer.composition),
    ...toApiSums(offer),
    ...toApiTerms(offer),
    terms: offer.terms,
    message: offer.message,
    needs: listNeededDays(offer),
    by: staffName ?? '',
    at: offer.at.toISOString(),
  }));
}

async function loadAssigneeAndOrder(tx: Tx, { assigneeid, orderid }: QuoteRow) {
  const [assignee] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, assigneeid ?? 0));
  const [order] = await tx
    .select({ orderno: orders.orderno })
    .from(orders)
    .where(eq(orders.id, orderid ?? 0));
  return { assigneeName: assignee?.name ?? null, orderno: order?.orderno ?? '' };
}

async function loadTimeline(tx: Tx, quoteid: number) {
  const rows = await tx
    .select({ entry: quoteHistory, staffName: staffNameSql })
    .from(quoteHistory)
    .leftJoin(users, eq(users.id, quoteHistory.staffid))
    .where(eq(quoteHistory.quoteid, quoteid))
    .orderBy(desc(quoteHistory.id));
  return rows.map(({ entry: { id, title, text, reason, by, at }, staffName }) => ({
    id,
    title,
    text,
    reason,
    by: by === 'staff' ? (staffName ?? '') : actorNames[by],
    at: at.toISOString(),
  }));
}

const actorNames = { customer: 'Customer', system: 'The shop' };

/** Returns the reason why an action is not possible now, or ''. */
function findRefusal(action: QuoteAction, quote: QuoteRow): string {
  if (action === 'copy') return '';
  if (!isEventPossible(action, quote.state))
    return `The quote is ${quoteStateLabels[quote.state].toLowerCase()}.`;
  const needsEmail = action === 'send' || action === 'remind' || action === 'extend';
  return needsEmail && !isEmailAddress(quote.email) ? 'The quote has no e-mail address.' : '';
}
