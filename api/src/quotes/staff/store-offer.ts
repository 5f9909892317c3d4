import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import { sql } from 'drizzle-orm';
import { composeOrder } from '../../compose/pricing/price-composition.ts';
import { checkDiscountLimit } from '../../compose/pricing/discount-limit.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { requireProvider } from '../../payments/find-provider.ts';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { prolongLinks } from '../link/quote-link.ts';
import { findNewestOffer } from '../records/find-quote.ts';
import { buildSearchWords } from '../records/quote-request.ts';
import { type OfferRow, quoteOffers, type QuoteRow } from '../records/tables.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';
import { buildOfferPrices } from './build-offer-prices.ts';
import { toSavedOfferPrices } from '../records/saved-offer-prices.ts';

/** Longest validity of an offer, in days. A later day is assumed to be a typing error. */
const MAX_VALID_DAYS = 366;

/**
 * Prices an offer and stores it as the newest of a locked quote, which becomes sent. Throws 409 for a
 * line that cannot be ordered, 403 above the limit of discounts, and 400 at a wrong field.
 */
export async function storeOffer(
  tx: Tx,
  context: ApiContext,
  user: CurrentUser,
  quote: QuoteRow,
  newOffer: NewOffer,
): Promise<{ quote: QuoteRow; offer: OfferRow }> {
  if (!isEmailAddress(quote.email))
    throw invalidField('email', 'E-mail: the quote needs an e-mail address to be sent to.');
  checkValidUntil(newOffer.validuntil);
  const { composition, method, deposit } = newOffer;
  if (method === 'online') requireProvider(context);
  const saved = toSavedOfferPrices(await findNewestOffer(tx, quote));
  const composed = await composeOrder(tx, composition, { method, savedLines: saved.lines });
  await checkDiscountLimit(tx, user, composed, saved.granted);
  const { priced } = composed;
  checkDeposit(newOffer, priced.total);
  const prices = await buildOfferPrices(tx, priced, context.config.shop.company.vatNumber !== '');
  const [offer] = await tx
    .insert(quoteOffers)
    .values({
      quoteid: quote.id,
      number: quote.offerNumber + 1,
      composition,
      prices,
      method,
      deposit: deposit?.amount ?? null,
      restDays: deposit?.restdays ?? null,
      validUntil: newOffer.validuntil,
      terms: newOffer.terms.trim(),
      message: newOffer.message.trim(),
      staffid: user.id,
    })
    .returning();
  if (offer === undefined) throw new Error('The stored offer is missing.');
  const sentQuote = await performQuoteEvent(
    tx,
    quote,
    'send',
    { by: 'staff', staffid: user.id, text: `Version ${offer.number}` },
    {
      set: {
        offerNumber: offer.number,
        sentAt: sql`now()`,
        validUntil: offer.validUntil,
        total: priced.total,
        remindedAt: null,
        endedAt: null,
        reason: '',
        composition: null,
        assigneeid: quote.assigneeid ?? user.id,
        words: buildSearchWords(quote, priced),
      },
      before: { total: quote.total, validUntil: quote.validUntil },
      after: { version: offer.number, total: priced.total, validUntil: offer.validUntil },
    },
  );
  await prolongLinks(tx, sentQuote);
  return { quote: sentQuote, offer };
}

/** Throws 400 for a day that is over, and for one that is too far ahead. */
export function checkValidUntil(day: string): void {
  const today = getLondonToday();
  if (day < today)
    throw invalidField('validuntil', 'Valid until: this day is over. Choose a later one.');
  if (day > addDays(today, MAX_VALID_DAYS))
    throw invalidField('validuntil', 'Valid until: choose a day within a year.');
}

function checkDeposit({ method, deposit }: NewOffer, total: number): void {
  if (deposit === null) return;
  if (method !== 'online')
    throw invalidField(
      'deposit',
      'Deposit: it is paid by card. Choose payment by card, or no deposit.',
    );
  if (deposit.amount >= total)
    throw invalidField(
      'deposit',
      'Deposit: it must be less than the total. Choose no deposit instead.',
    );
}
