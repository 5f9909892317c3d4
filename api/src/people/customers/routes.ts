import { requireOwnId } from '../sessions/guards.ts';
import { resolveOwnerId } from '../sessions/resolve-owner-id.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { UserIdParams } from '../../http/fields.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { addCustomer, type Customer, findCustomer } from './repository.ts';
import { addressFields, id } from 'contract/calls/wire';
import { Type } from 'typebox';
import * as v from 'valibot';
import { toTypeBox } from '../../http/serve-call.ts';

/** Shipping details to save. Each text may be empty. */
const AddCustomerBody = toTypeBox(v.object({ ...addressFields, userid: v.optional(id) }));

const AddCustomerResponse = Type.Object({
  status: Type.Literal(true),
  insertId: Type.Integer(),
});

/** The user's newest shipping details, or null if the user has saved none. */
const CustomerResponse = Type.Union([
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
    userid: Type.Integer(),
  }),
  Type.Null(),
]);

export const customerRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.post(
    '/users/addcustomers',
    {
      preHandler: [requireOwnId('userid'), createLimitHook(context, 'details')],
      schema: {
        summary: 'Saves shipping details; the newest count',
        body: AddCustomerBody,
        response: defineResponses(AddCustomerResponse),
      },
    },
    async (request) => {
      // Each field is copied by name, because further fields of a body must not reach other
      // columns.
      const { name, lastname: lastName, address, mobile, city, postalcode } = request.body;
      const userid = await resolveOwnerId(db, request);
      const details = { name, lastName, address, mobile, city, postalcode };
      const insertId = await addCustomer(db, { ...details, userid });
      return { status: true as const, insertId };
    },
  );

  app.get(
    '/users/getcustomers/:userid',
    {
      preHandler: requireOwnId('userid'),
      schema: {
        summary: 'The newest shipping details of a user, or null',
        params: UserIdParams,
        response: defineResponses(CustomerResponse),
      },
    },
    async (request) => {
      const customer = await findCustomer(db, request.params.userid);
      return customer && toApiCustomer(customer);
    },
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
