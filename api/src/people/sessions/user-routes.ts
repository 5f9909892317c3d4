import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { UserIdParams } from '../../http/fields.ts';
import { notFound } from '../../http/http-error.ts';
import { findUserRecord } from '../records/accounts.ts';
import { requireOwnId } from './guards.ts';
import { UserRecord } from './schemas.ts';

export const userRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/users/getusers/:userid',
    {
      preHandler: requireOwnId('userid'),
      schema: { summary: 'A user', params: UserIdParams, response: defineResponses(UserRecord) },
    },
    async (request) => {
      const user = await findUserRecord(db, request.params.userid);
      if (user === null) throw notFound('There is no such user.');
      return user;
    },
  );
};
