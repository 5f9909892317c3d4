import { requireOwn } from '../auth/guards.ts';
import { ownerOf } from '../auth/owner.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers } from '../http/answers.ts';
import { UserIdParams } from '../http/fields.ts';
import { limited } from '../rate-limit/limit-calls.ts';
import { addCustomer, type Customer, findCustomer } from './repository.ts';
import { AddCustomerAnswer, AddCustomerBody, CustomerAnswer } from './schemas.ts';

/** Routes for a user's shipping details. */
export const customerRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.post(
    '/users/addcustomers',
    {
      preHandler: [requireOwn('userid'), limited(context, 'details')],
      schema: {
        summary: 'Saves shipping details; the newest count',
        body: AddCustomerBody,
        response: answers(AddCustomerAnswer),
      },
    },
    async (request) => {
      const { lastname: lastName, ...details } = request.body;
      const userid = await ownerOf(db, request);
      const insertId = await addCustomer(db, { ...details, lastName, userid });
      return { status: true as const, insertId };
    },
  );

  app.get(
    '/users/getcustomers/:userid',
    {
      preHandler: requireOwn('userid'),
      schema: {
        summary: 'The newest shipping details of a user, or null',
        params: UserIdParams,
        response: answers(CustomerAnswer),
      },
    },
    async (request) => {
      const found = await findCustomer(db, request.params.userid);
      return found && onWire(found);
    },
  );
};

function onWire({
  lastName,
  createdAt: _saved,
  email: _email,
  recipient: _recipient,
  ...customer
}: Customer) {
  return { ...customer, last_name: lastName };
}
