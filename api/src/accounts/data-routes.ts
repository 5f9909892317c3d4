import { requireCustomer } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, defineDataResponse, SuccessResponse } from '../http/responses.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { authenticateOwner } from './authenticate-owner.ts';
import { AccountExport, EraseAccountBody } from './schemas.ts';

export const dataRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.get(
    '/account/export',
    {
      preHandler: [requireCustomer, createLimitHook(context, 'account-export')],
      schema: {
        summary: 'Returns all stored data of the caller',
        response: defineResponses(defineDataResponse(AccountExport)),
      },
    },
    async ({ user }) => ({ status: true as const, data: await exportAccount(db, user.id) }),
  );

  app.post(
    '/account/erase',
    {
      preHandler: [requireCustomer, createLimitHook(context, 'account')],
      schema: {
        summary: "Erases the caller's account; orders stay without personal data",
        body: EraseAccountBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async (request) => {
      await eraseAccount(db, await authenticateOwner(context, request, request.body.password));
      return { status: true as const };
    },
  );
};
