import * as calls from 'contract/accounts/own-account';
import { requireCustomer } from '../sessions/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { authenticateOwner } from './authenticate-owner.ts';

export const dataRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  serveCall(
    app,
    calls.exportAccount,
    async ({ user }) => ({ data: await exportAccount(db, user.id) }),
    { preHandler: [requireCustomer, createLimitHook(context, 'account-export')] },
  );

  serveCall(
    app,
    calls.eraseAccount,
    async (request) => {
      await eraseAccount(db, await authenticateOwner(context, request, request.body.password));
      return {};
    },
    { preHandler: [requireCustomer, createLimitHook(context, 'account')] },
  );
};
