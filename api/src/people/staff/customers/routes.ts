import * as calls from 'contract/accounts/staff/customers';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { findCustomerRecord } from './find-customer.ts';
import { loadStaffCustomer } from './load-customer.ts';
import { searchCustomers } from './search-customers.ts';

export const staffCustomerRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, calls.searchCustomers, ({ body }) => searchCustomers(db, body.text));
  serveCall(app, calls.getCustomer, async ({ params }) => ({
    data: await loadStaffCustomer(db, await findCustomerRecord(db, params)),
  }));
  serveCall(app, calls.exportCustomer, async ({ params, user }) => ({
    data: await exportCustomer(db, user, await findCustomerRecord(db, params)),
  }));
  serveCall(app, calls.eraseCustomer, ({ params, body, user }) =>
    eraseCustomer(db, user, params, body.email),
  );
};
