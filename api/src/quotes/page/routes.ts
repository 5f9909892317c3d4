import * as calls from 'contract/quotes/customer-quotes';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveDownload } from '../../http/serve-download.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { loadOrder } from '../../orders/records/load-orders.ts';
import type { LimitName } from '../../rate-limit/limits.ts';
import { getVisitorSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { askAboutQuote } from './ask-about-quote.ts';
import { renderQuote } from '../document/render-quote.ts';
import { findLinkedQuote, findNewestOffer } from '../records/find-quote.ts';
import { loadCustomerQuote } from './load-customer-quote.ts';

/** Routes of a quote's page for the holder of its link. */
export const quotePageRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limit = (name: LimitName, ip: string) =>
    limitCall(context, name, getVisitorSubjects(ip, ''));
  const loadPage = async (token: string) => ({
    data: await loadCustomerQuote(db, context, await findLinkedQuote(db, token)),
  });

  serveCall(app, calls.getQuoteByLink, async ({ body, ip }) => {
    await limit('quote-link', ip);
    return loadPage(body.token);
  });

  serveCall(app, calls.openQuotedOrder, async ({ body, ip }) => {
    await limit('quote-link', ip);
    const { orderid } = await findLinkedQuote(db, body.token);
    const order = orderid === null ? null : await loadOrder(db, orderid);
    if (order === null) throw conflict('This quote was not accepted yet.', 'not_accepted');
    const url = await createOrderUrl(db, order);
    return { path: url.slice(order.site.length) };
  });

  serveCall(app, calls.askAboutQuote, async ({ body, ip }) => {
    await limit('quote-question', ip);
    await askAboutQuote(db, body);
    return loadPage(body.token);
  });

  serveDownload(app, calls.downloadQuote, async ({ body, ip }) => {
    await limit('quote-link', ip);
    const quote = await findLinkedQuote(db, body.token);
    const offer = await findNewestOffer(db, quote);
    if (offer === null) throw notFound('This quote was not sent yet.');
    return renderQuote(quote, offer, config.shop);
  });
};
