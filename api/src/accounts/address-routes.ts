import { Type } from 'typebox';
import { requireCustomer } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, dataAnswer, DoneAnswer } from '../http/answers.ts';
import { limited } from '../rate-limit/limit-calls.ts';
import { keepAddress, listAddresses, removeAddress } from './addresses.ts';
import { KeepAddressAnswer, KeepAddressBody, KeptAddress, RemoveAddressBody } from './schemas.ts';

/** Routes to list, save and delete a customer's addresses for later orders. */
export const addressRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.get(
    '/account/addresses',
    {
      preHandler: requireCustomer,
      schema: {
        summary: "The caller's saved addresses, the oldest first",
        response: answers(dataAnswer(Type.Array(KeptAddress))),
      },
    },
    async ({ user }) => {
      const kept = await listAddresses(db, user.id);
      const data = kept.map(({ userid: _own, createdAt: _since, lastName, ...parts }) => ({
        ...parts,
        lastname: lastName,
      }));
      return { status: true as const, data };
    },
  );

  app.post(
    '/account/addresses',
    {
      preHandler: [requireCustomer, limited(context, 'account')],
      schema: {
        summary: 'Saves an address, or changes the address with this id',
        body: KeepAddressBody,
        response: answers(KeepAddressAnswer),
      },
    },
    async ({ user, body: { id, lastname: lastName, ...parts } }) => ({
      status: true as const,
      id: await keepAddress(db, user.id, id, { ...parts, lastName }),
    }),
  );

  app.post(
    '/account/addresses/remove',
    {
      preHandler: [requireCustomer, limited(context, 'account')],
      schema: {
        summary: 'Deletes a saved address',
        body: RemoveAddressBody,
        response: answers(DoneAnswer),
      },
    },
    async ({ user, body }) => {
      await removeAddress(db, user.id, body.id);
      return { status: true as const };
    },
  );
};
