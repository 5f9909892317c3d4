import * as calls from 'contract/quotes/customer-quotes';
import { getRequestOrigin } from 'server/site-origin';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { loadOrder } from '../../orders/records/load-orders.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { listProviders } from '../../payments/find-provider.ts';
import type { LimitName } from '../../rate-limit/limits.ts';
import { getVisitorSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { loadCustomerQuote } from '../page/load-customer-quote.ts';
import { findLinkedQuote } from '../records/find-quote.ts';
import { acceptQuote } from './accept-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { payQuotedOrder } from './pay-quoted-order.ts';
import { convertAnswerRefusal } from './convert-answer-refusal.ts';

/** Routes by which the holder of a quote's link accepts, pays or declines it. */
export const quoteAnswerRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limit = (name: LimitName, ip: string) =>
    limitCall(context, name, getVisitorSubjects(ip, ''));

  serveCall(app, calls.acceptQuote, async (request) => {
    const { token, version, schedule, name, contact = {}, eventdate, note } = request.body;
    await limit('quote-answer', request.ip);
    const acceptance = {
      token,
      version,
      schedule: schedule ?? null,
      name,
      contact,
      eventdate,
      note,
    };
    const { id, orderno } = await convertAnswerRefusal(context, token, () =>
      acceptQuote(context, acceptance),
    );
    const order = await loadOrder(db, id);
    if (order === null || !isUnpaid(order) || listProviders(context).length === 0)
      return { orderno };
    const apiBase = `${getRequestOrigin(config, request)}${app.prefix}`;
    try {
      return await payQuotedOrder(context, { token, schedule: null, apiBase, log: request.log });
    } catch (cause) {
      // The quote is accepted also if the provider is not reached, and the page offers to pay later.
      if (!(cause instanceof HttpError)) throw cause;
      request.log.warn({ code: cause.code }, 'the payment page of an accepted quote is not open');
      return { orderno };
    }
  });

  serveCall(app, calls.payQuote, async (request) => {
    const { token, schedule } = request.body;
    await limit('payment-session', request.ip);
    const apiBase = `${getRequestOrigin(config, request)}${app.prefix}`;
    return payQuotedOrder(context, {
      token,
      schedule: schedule ?? null,
      apiBase,
      log: request.log,
    });
  });

  serveCall(app, calls.declineQuote, async ({ body, ip }) => {
    await limit('quote-answer', ip);
    await convertAnswerRefusal(context, body.token, () => declineQuote(db, body));
    const quote = await findLinkedQuote(db, body.token);
    return { data: await loadCustomerQuote(db, context, quote) };
  });
};
