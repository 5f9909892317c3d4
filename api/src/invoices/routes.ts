import * as calls from 'contract/invoices/invoice-calls';
import { searchInvoices as searchCall } from 'contract/invoices/staff-invoices';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { serveCall } from '../http/serve-call.ts';
import { serveDownload } from '../http/serve-download.ts';
import { findLinkedOrder } from '../orders/page/find-linked-order.ts';
import { orders } from '../orders/records/tables.ts';
import type { CurrentUser } from '../people/sessions/sessions.ts';
import { createLimitHook, getVisitorSubjects, limitCall } from '../rate-limit/limit-calls.ts';
import { findInvoice, renderDocument } from './document/load-document.ts';
import type { InvoiceRow } from './records/tables.ts';
import { searchInvoices } from './staff/search-invoices.ts';

/** Routes that list and download invoices and credit notes. */
export const invoiceRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, searchCall, ({ body }) => searchInvoices(db, body));

  serveDownload(
    app,
    calls.downloadInvoice,
    async ({ params, user }) => renderDocument(await findOwnInvoice(db, params.number, user)),
    { preHandler: createLimitHook(context, 'order-link') },
  );

  serveDownload(app, calls.downloadInvoiceByLink, async ({ body, ip }) => {
    await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
    const orderid = await findLinkedOrder(db, body.token);
    const invoice = await findInvoice(db, body.number);
    if (invoice?.orderid !== orderid) throw notFound('This order has no such invoice.');
    return renderDocument(invoice);
  });

  serveDownload(app, calls.downloadStaffInvoice, async ({ params }) => {
    const invoice = await findInvoice(db, params.number);
    if (invoice === null) throw notFound('There is no such invoice.');
    return renderDocument(invoice);
  });
};

/**
 * Returns an invoice of the user's own order. Throws the same 403 for another user's invoice and for
 * an unknown number. Nobody can thus find out which numbers exist.
 */
async function findOwnInvoice(db: Db, number: string, user: CurrentUser): Promise<InvoiceRow> {
  const invoice = await findInvoice(db, number);
  const [order] =
    invoice === null
      ? []
      : await db
          .select({ userid: orders.userid })
          .from(orders)
          .where(eq(orders.id, invoice.orderid));
  if (invoice === null || order?.userid !== user.id)
    throw forbidden('There is no such invoice of yours.');
  return invoice;
}
