import { requireCustomer } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, dataAnswer, DoneAnswer } from '../http/answers.ts';
import { limited } from '../rate-limit/limit-calls.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { ownerWith } from './owner-with.ts';
import { AccountExport, EraseBody } from './schemas.ts';

/** Routes with which customers export their data or erase their account. */
export const dataRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.get(
    '/account/export',
    {
      preHandler: [requireCustomer, limited(context, 'account-export')],
      schema: {
        summary: 'Returns all stored data of the caller',
        response: answers(dataAnswer(AccountExport)),
      },
    },
    async ({ user }) => ({ status: true as const, data: await exportAccount(db, user.id) }),
  );

  app.post(
    '/account/erase',
    {
      preHandler: [requireCustomer, limited(context, 'account')],
      schema: {
        summary: "Erases the caller's account; orders stay without personal data",
        body: EraseBody,
        response: answers(DoneAnswer),
      },
    },
    async (request) => {
      await eraseAccount(db, await ownerWith(context, request, request.body.password));
      return { status: true as const };
    },
  );
};
