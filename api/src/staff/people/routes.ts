import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { changeRole, endSessions, removeColleague, resetFactor } from './change-colleague.ts';
import { listColleagues } from './colleagues.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { listInvitations } from './invitations.ts';
import {
  ColleagueParams,
  PeopleResponse,
  RemovalBody,
  RoleBody,
  RoleChangedResponse,
} from './schemas.ts';

const success = { status: true as const };
const config = { permission: 'people' } as const;
const response = defineResponses(SuccessResponse);

const schemas = {
  list: {
    summary: 'All colleagues and open invitations',
    response: defineResponses(PeopleResponse),
  },
  changeRole: {
    summary: 'Changes the role of a colleague',
    params: ColleagueParams,
    body: RoleBody,
    response: { ...response, 409: RoleChangedResponse },
  },
  remove: {
    summary: 'Removes a colleague, whose account becomes a customer account',
    params: ColleagueParams,
    body: RemovalBody,
    response,
  },
  endSessions: {
    summary: 'Signs a colleague out on all devices',
    params: ColleagueParams,
    response,
  },
  resetFactor: {
    summary: 'Removes the second factor of a colleague and signs them out',
    params: ColleagueParams,
    response,
  },
};

/** Endpoints about colleagues, for owners only. */
export const peopleRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(invitationRoutes, context);

  app.get('/staff/people', { config, schema: schemas.list }, async () => {
    const [colleagues, invitations] = [await listColleagues(db), await listInvitations(db)];
    return {
      ...success,
      data: colleagues.map(({ hasFactor, lastSignInAt, sessionCount, ...colleague }) => ({
        ...colleague,
        secondfactor: hasFactor,
        lastsignin: lastSignInAt?.toISOString() ?? null,
        sessions: sessionCount,
      })),
      invitations: invitations.map(({ invitedBy, expiresAt, ...invitation }) => ({
        ...invitation,
        invitedby: invitedBy,
        expiresat: expiresAt.toISOString(),
      })),
    };
  });

  app.post(
    '/staff/people/:personid/role',
    { config, schema: schemas.changeRole },
    async ({ user, params, body: { role, currentrole: currentRole, reason = '' } }) => {
      await changeRole(db, user, params.personid, { role, currentRole, reason });
      return success;
    },
  );

  app.post(
    '/staff/people/:personid/remove',
    { config, schema: schemas.remove },
    async ({ user, params, body }) => {
      await removeColleague(db, user, params.personid, body.reason);
      return success;
    },
  );

  app.post(
    '/staff/people/:personid/end-sessions',
    { config, schema: schemas.endSessions },
    async ({ user, params }) => {
      await endSessions(db, user, params.personid);
      return success;
    },
  );

  app.post(
    '/staff/people/:personid/reset-factor',
    { config, schema: schemas.resetFactor },
    async ({ user, params }) => {
      await resetFactor(db, user, params.personid);
      return success;
    },
  );
};
