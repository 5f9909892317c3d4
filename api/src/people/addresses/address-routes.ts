import * as calls from 'contract/accounts/own-account';
import { requireCustomer } from '../sessions/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { saveAddress, listAddresses, removeAddress } from './addresses.ts';

export const addressRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const limits = { preHandler: [requireCustomer, createLimitHook(context, 'account')] };

  serveCall(
    app,
    calls.listAddresses,
    async ({ user }) => {
      const savedAddresses = await listAddresses(db, user.id);
      const data = savedAddresses.map(
        ({ userid: _userid, createdAt: _createdAt, lastName, ...fields }) => ({
          ...fields,
          lastname: lastName,
        }),
      );
      return { data };
    },
    { preHandler: requireCustomer },
  );

  serveCall(
    app,
    calls.saveAddress,
    async ({ user, body: { id, lastname: lastName, ...fields } }) => ({
      id: await saveAddress(db, user.id, id, { ...fields, lastName }),
    }),
    limits,
  );

  serveCall(
    app,
    calls.removeAddress,
    async ({ user, body }) => {
      await removeAddress(db, user.id, body.id);
      return {};
    },
    limits,
  );
};
