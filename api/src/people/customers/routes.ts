import * as calls from 'contract/accounts/account-calls';
import { requireOwnId } from '../sessions/guards.ts';
import { resolveOwnerId } from '../sessions/resolve-owner-id.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveBareCall, serveCall } from '../../http/serve-call.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { addCustomer, type Customer, findCustomer } from './repository.ts';

export const customerRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  serveCall(
    app,
    calls.addCustomer,
    async (request) => {
      // Each field is copied by name, because further fields of a body must not reach other
      // columns.
      const { name, lastname: lastName, address, mobile, city, postalcode } = request.body;
      const userid = await resolveOwnerId(db, request);
      const details = { name, lastName, address, mobile, city, postalcode };
      return { insertId: await addCustomer(db, { ...details, userid }) };
    },
    { preHandler: [requireOwnId('userid'), createLimitHook(context, 'details')] },
  );

  serveBareCall(
    app,
    calls.getCustomer,
    async ({ params }) => {
      const customer = await findCustomer(db, params.userid);
      return customer && toApiCustomer(customer);
    },
    { preHandler: requireOwnId('userid') },
  );
};

function toApiCustomer({
  lastName,
  createdAt: _createdAt,
  email: _email,
  recipient: _recipient,
  ...customer
}: Customer) {
  return { ...customer, last_name: lastName };
}
