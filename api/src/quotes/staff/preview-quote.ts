import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import type { ApiContext } from '../../http/api-routes.ts';
import { runAndRollBack } from '../../db/run-and-roll-back.ts';
import { renderLayout } from '../../mail/email/layout/render-layout.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { buildSentEmail } from '../emails/customer-quote-emails.ts';
import { loadCustomerQuote } from '../page/load-customer-quote.ts';
import { lockQuote } from '../records/find-quote.ts';
import { requireQuoteVersion } from './require-quote-version.ts';
import { storeOffer } from './store-offer.ts';

/** Returns the mail and the page of an offer, as sending it now would make them. Changes nothing. */
export async function previewQuote(
  context: ApiContext,
  user: CurrentUser,
  { quoteno, ...newOffer }: NewOffer & { quoteno: string },
) {
  const { shop } = context.config;
  const preview = await runAndRollBack(context.db, async (tx) => {
    const locked = await lockQuote(tx, quoteno);
    await requireQuoteVersion(tx, context, locked, newOffer.version);
    const { quote, offer } = await storeOffer(tx, context, user, locked, newOffer);
    // The secret link is made when the mail is sent.
    const draft = buildSentEmail(quote, offer, shop, `${quote.site}/my-quote`);
    return { draft, page: await loadCustomerQuote(tx, context, quote) };
  });
  const { to, subject, content } = preview.draft;
  const mail = { to, subject, ...(await renderLayout(shop, content)) };
  return { mail, page: preview.page };
}
