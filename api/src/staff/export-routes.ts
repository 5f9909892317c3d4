import { type OrderFilter, orderExport } from 'contract/orders/staff/order-list';
import { type DayRange, dayRange } from 'contract/calls/day-range';
import type { Db } from '../db/db.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { errorResponse } from '../http/responses.ts';
import { toRouteSchema } from '../http/serve-call.ts';
import { writeAudit } from '../audit/records/write-audit.ts';
import { requireRange } from './exports/day-range.ts';
import { type Batches, streamCsv } from './exports/export-csv.ts';
import {
  exportForXero,
  exportInvoices,
  invoiceColumnTitles,
  xeroColumnTitles,
} from '../invoices/staff/export-invoices.ts';
import {
  customerColumnTitles,
  exportCustomers,
} from '../people/staff/customers/export-customers.ts';
import { exportOrders, orderColumnTitles } from '../orders/staff/list/export-orders.ts';
import { exportTakings, takingsColumnTitles } from '../payments/staff/export-takings.ts';

const csvFile = { type: 'string', format: 'binary' };

const config = { permission: 'exports' } as const;

const createExportSchema = (summary: string) => ({
  summary,
  produces: ['text/csv'],
  response: {
    200: {
      description: 'CSV in UTF-8, with a byte order mark.',
      content: { 'text/csv': { schema: csvFile } },
    },
    '4xx': errorResponse,
    '5xx': errorResponse,
  },
});

/**
 * Routes of the exports. Every export is a POST request, because its filter may contain personal
 * data.
 */
export const exportRoutes: ApiRoutes = async (app, { db }) => {
  app.post<{ Body: OrderFilter }>(
    '/staff/exports/orders',
    {
      config,
      schema: {
        ...createExportSchema('The orders of a filter as CSV'),
        body: toRouteSchema(orderExport),
      },
    },
    async ({ user, body }, reply) => {
      // Omits the text of the search, because the audit log must not contain personal data.
      const { search = '', ...filter } = body;
      await auditExport(db, user, 'orders', { ...filter, searched: search.trim() !== '' });
      const csv = await streamCsv(orderColumnTitles, exportOrders(db, body));
      return reply.headers(toFileHeaders('orders')).send(csv);
    },
  );
  const dayRangeExports = [
    ['takings', takingsColumnTitles, exportTakings],
    ['customers', customerColumnTitles, exportCustomers],
    ['invoices', invoiceColumnTitles, exportInvoices],
    ['xero', xeroColumnTitles, exportForXero],
  ] as const;
  for (const [name, titles, exportRows] of dayRangeExports) {
    app.post<{ Body: DayRange }>(
      `/staff/exports/${name}`,
      {
        config,
        schema: {
          ...createExportSchema(`The ${name} of some days as CSV`),
          body: toRouteSchema(dayRange),
        },
      },
      async ({ user, body }, reply) => {
        requireRange(body);
        await auditExport(db, user, name, body);
        const batches: Batches = exportRows(db, body);
        // Xero finds the first column by its exact title.
        const csv = await streamCsv(titles, batches, { hasByteOrderMark: name !== 'xero' });
        return reply.headers(toFileHeaders(name)).send(csv);
      },
    );
  }
};

const toFileHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});

const auditExport = (
  db: Db,
  user: { id: number },
  name: string,
  filter: Record<string, unknown>,
): Promise<void> =>
  writeAudit(db, user, {
    action: 'export.started',
    subject: { kind: 'export', id: name },
    after: filter,
  });
