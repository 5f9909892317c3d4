import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { UserIdParams } from '../../http/fields.ts';
import { notFound } from '../../http/http-error.ts';
import { findUserRecord } from '../records/accounts.ts';
import { requireOwnId } from './guards.ts';
import { Type } from 'typebox';
import { accountRoles } from 'contract/accounts/staff-sign-in';
import type { Role } from '../records/tables.ts';

const RoleName = Type.Unsafe<Role>({ type: 'string', enum: accountRoles });

const UserRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  role: RoleName,
});

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
