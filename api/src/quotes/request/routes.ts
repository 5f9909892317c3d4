import { requestQuote as requestCall } from 'contract/quotes/customer-quotes';
import { checkCaptcha } from '../../captcha/captcha-check.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { serveCall } from '../../http/serve-call.ts';
import { limitVisitor } from '../../rate-limit/limit-calls.ts';
import { loadQuoteNumber } from '../records/find-quote.ts';
import { checkContact } from './new-quote.ts';
import { requestQuote } from './request-quote.ts';

/** The route by which visitors ask for a quote. Its limits are those of contact messages. */
export const quoteRequestRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  serveCall(app, requestCall, async (request) => {
    const { source, key, contact, journey, items, wisheddays, note, captcha = '' } = request.body;
    await limitVisitor(context, 'contact', request, contact.email);
    checkContact(contact);
    const checkedCaptcha = await checkCaptcha(config, captcha, request.ip);
    const site = resolveSiteOrigin(config, request);
    const newRequest = { journey, items, wishedDays: wisheddays, note };
    const { id, token } = await requestQuote(
      context,
      checkedCaptcha,
      { source, key, site, contact, request: newRequest },
      request.ip,
    );
    return { quoteno: await loadQuoteNumber(db, id), token };
  });
};
