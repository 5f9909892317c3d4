import * as changes from 'contract/quotes/staff-quote-changes';
import { downloadStaffQuote, getStaffQuote } from 'contract/quotes/staff-quote';
import { listQuotes as listCall } from 'contract/quotes/staff-quote-list';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveDownload } from '../../http/serve-download.ts';
import { renderQuote } from '../document/render-quote.ts';
import { findNewestOffer, findQuote } from '../records/find-quote.ts';
import * as quotes from './change-quote.ts';
import { listQuotes } from './list-quotes.ts';
import { loadStaffQuote } from './load-staff-quote.ts';
import { previewQuote } from './preview-quote.ts';
import { copyQuote, startQuote } from './start-quote.ts';

/** Calls of staff about quotes. A call that changes a quote returns the changed quote. */
export const staffQuoteRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const load = async ({ quoteno }: { quoteno: string }) => ({
    data: await loadStaffQuote(db, context, quoteno),
  });

  serveCall(app, listCall, ({ body, user }) => listQuotes(db, user, body));
  serveCall(app, getStaffQuote, ({ params }) => load(params));
  serveCall(app, changes.startQuote, async (request) => {
    const { key, contact, journey, items, wisheddays, note } = request.body;
    const site = resolveSiteOrigin(config, request);
    const newRequest = { journey, items, wishedDays: wisheddays, note };
    const newQuote = { key, site, contact, request: newRequest };
    return { quoteno: await startQuote(db, request.user, newQuote) };
  });
  serveCall(app, changes.changeQuoteRequest, async ({ params, body, user }) => {
    const { version, contact, journey, items, wisheddays, note } = body;
    const request = { journey, items, wishedDays: wisheddays, note };
    await quotes.changeRequest(context, user, { ...params, version, contact, request });
    return load(params);
  });
  serveCall(app, changes.assignQuote, async ({ params, body, user }) => {
    await quotes.assignQuote(context, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.previewQuote, async ({ params, body, user }) => ({
    data: await previewQuote(context, user, { ...params, ...body }),
  }));
  serveCall(app, changes.sendQuote, async ({ params, body, user }) => {
    await quotes.sendQuote(context, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.remindOfQuote, async ({ params, body, user }) => {
    await quotes.remindOfQuote(context, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.extendQuote, async ({ params, body, user }) => {
    await quotes.extendQuote(context, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.copyQuote, async ({ params, body, user }) => ({
    quoteno: await copyQuote(db, user, { ...params, ...body }),
  }));
  serveCall(app, changes.withdrawQuote, async ({ params, body, user }) => {
    await quotes.withdrawQuote(context, user, { ...params, ...body });
    return load(params);
  });
  serveDownload(app, downloadStaffQuote, async ({ params }) => {
    const quote = await findQuote(db, params.quoteno);
    const offer = await findNewestOffer(db, quote);
    if (offer === null) throw notFound('This quote was not sent yet.');
    return renderQuote(quote, offer, config.shop);
  });
};
