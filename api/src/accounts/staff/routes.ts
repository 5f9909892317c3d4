import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineDataResponse, defineResponses } from '../../http/responses.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { findCustomerRecord } from './find-customer.ts';
import { loadStaffCustomer } from './load-customer.ts';
import {
  CustomerErasureBody,
  CustomerErasureResponse,
  CustomerExport,
  CustomerParams,
  CustomerSearchBody,
  CustomerSearchResponse,
  StaffCustomer,
} from './schemas.ts';
import { searchCustomers } from './search-customers.ts';

/**
 * Endpoints for staff about customers and guests. The search is a POST request, so that no URL
 * contains personal data.
 */
export const staffCustomerRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/customers/search',
    {
      config: { permission: 'customers' },
      schema: {
        summary: 'Finds people by name, phone, e-mail or order number',
        body: CustomerSearchBody,
        response: defineResponses(CustomerSearchResponse),
      },
    },
    async ({ body }) => ({ status: true as const, ...(await searchCustomers(db, body.text)) }),
  );

  app.get(
    '/staff/customers/:of/:key',
    {
      config: { permission: 'customers' },
      schema: {
        summary: 'The orders, messages, addresses and accounts of a person',
        params: CustomerParams,
        response: defineResponses(defineDataResponse(StaffCustomer)),
      },
    },
    async ({ params }) => ({
      status: true as const,
      data: await loadStaffCustomer(db, await findCustomerRecord(db, params)),
    }),
  );

  app.post(
    '/staff/customers/:of/:key/export',
    {
      config: { permission: 'erasure' },
      schema: {
        summary: 'Returns all stored data of a person, and records that',
        params: CustomerParams,
        response: defineResponses(defineDataResponse(CustomerExport)),
      },
    },
    async ({ params, user }) => ({
      status: true as const,
      data: await exportCustomer(db, user, await findCustomerRecord(db, params)),
    }),
  );

  app.post(
    '/staff/customers/:of/:key/erase',
    {
      config: { permission: 'erasure' },
      schema: {
        summary: 'Erases a person; orders stay without personal data',
        params: CustomerParams,
        body: CustomerErasureBody,
        response: defineResponses(CustomerErasureResponse),
      },
    },
    async ({ params, body, user }) => ({
      status: true as const,
      ...(await eraseCustomer(db, user, params, body.email)),
    }),
  );
};
