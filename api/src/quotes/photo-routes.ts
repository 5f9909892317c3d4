import {
  QUOTE_TOKEN_HEADER,
  removeQuotePhoto,
  uploadQuotePhoto,
} from 'contract/quotes/customer-quotes';
import { removeStaffQuotePhoto, uploadStaffQuotePhoto } from 'contract/quotes/staff-quote-changes';
import type { Tx } from '../db/db.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { PhotoReceiver, readHeader } from '../photos/photo-receiver.ts';
import { getVisitorSubjects, limitCall } from '../rate-limit/limit-calls.ts';
import { loadCustomerQuote } from './page/load-customer-quote.ts';
import { createQuotePhotoOwner, removeQuotePhoto as removePhoto } from './quote-photo-owner.ts';
import {
  findLinkedQuote,
  findQuote,
  lockLinkedQuote,
  lockQuote,
  requireQuoteNumber,
} from './records/find-quote.ts';
import { loadStaffQuote } from './staff/load-staff-quote.ts';

/** Routes that add and remove photos of quotes. */
export const quotePhotoRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(uploadRoutes, context);

  serveCall(app, removeQuotePhoto, async ({ body: { token, photoid }, ip }) => {
    await limitCall(context, 'quote-photo', getVisitorSubjects(ip, ''));
    const lock = (tx: Tx) => lockLinkedQuote(tx, token);
    const quote = await removePhoto(db, lock, photoid, { by: 'customer' });
    return { data: await loadCustomerQuote(db, context, quote) };
  });

  serveCall(app, removeStaffQuotePhoto, async ({ params: { quoteno, photoid }, user }) => {
    const lock = (tx: Tx) => lockQuote(tx, quoteno);
    await removePhoto(db, lock, photoid, { by: 'staff', staffid: user.id });
    return { data: await loadStaffQuote(db, context, quoteno) };
  });
};

const uploadRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const receiver = await PhotoReceiver.open(app, context);

  serveCall(app, uploadQuotePhoto, async (request, reply) => {
    await limitCall(context, 'quote-photo', getVisitorSubjects(request.ip, ''));
    const token = readHeader(request, QUOTE_TOKEN_HEADER);
    const quote = await findLinkedQuote(db, token);
    const lock = (tx: Tx) => lockLinkedQuote(tx, token);
    const owner = createQuotePhotoOwner(quote, lock, { by: 'customer' });
    return { data: await receiver.receive(request, reply, owner) };
  });

  serveCall(app, uploadStaffQuotePhoto, async (request, reply) => {
    const quote = await findQuote(db, request.params.quoteno);
    const lock = (tx: Tx) => lockQuote(tx, requireQuoteNumber(quote));
    const cause = { by: 'staff', staffid: request.user.id } as const;
    const owner = createQuotePhotoOwner(quote, lock, cause);
    return { data: await receiver.receive(request, reply, owner) };
  });
};
