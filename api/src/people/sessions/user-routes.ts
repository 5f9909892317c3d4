import { getUser } from 'contract/accounts/account-calls';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { serveBareCall } from '../../http/serve-call.ts';
import { findUserRecord } from '../records/accounts.ts';
import { requireOwnId } from './guards.ts';

export const userRoutes: ApiRoutes = async (app, { db }) => {
  serveBareCall(
    app,
    getUser,
    async ({ params }) => {
      const user = await findUserRecord(db, params.userid);
      if (user === null) throw notFound('There is no such user.');
      return user;
    },
    { preHandler: requireOwnId('userid') },
  );
};
