import type { ApiRoutes } from '../../http/api-routes.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { changeRole, endSessions, removeColleague, resetFactor } from './change-colleague.ts';
import { listColleagues } from './colleagues.ts';
import { inviteColleague, listInvitations, withdrawInvitation } from './invitations.ts';
import {
  ColleagueParams,
  InvitationParams,
  InviteBody,
  InviteResponse,
  PeopleResponse,
  ReasonBody,
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
  invite: {
    summary: 'Invites a colleague by mail',
    body: InviteBody,
    response: defineResponses(InviteResponse),
  },
  withdraw: { summary: 'Withdraws an invitation', params: InvitationParams, response },
  changeRole: {
    summary: 'Changes the role of a colleague',
    params: ColleagueParams,
    body: RoleBody,
    response: { ...response, 409: RoleChangedResponse },
  },
  remove: {
    summary: 'Removes a colleague, whose account becomes a customer account',
    params: ColleagueParams,
    body: ReasonBody,
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

/** Calls about colleagues, for owners (rule 57). */
export const peopleRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const limitInvitations = createLimitHook(context, 'staff-invitation');

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
    '/staff/people/invitations',
    { config, preHandler: limitInvitations, schema: schemas.invite },
    async (request) => {
      const site = resolveSiteOrigin(context.config, request);
      const id = await inviteColleague(db, request.user, { ...request.body, site });
      return { ...success, id };
    },
  );

  app.post(
    '/staff/people/invitations/:invitationid/withdraw',
    { config, schema: schemas.withdraw },
    async ({ user, params }) => {
      await withdrawInvitation(db, user, params.invitationid);
      return success;
    },
  );

  app.post(
    '/staff/people/:userid/role',
    { config, schema: schemas.changeRole },
    async ({ user, params, body: { role, currentrole: currentRole, reason = '' } }) => {
      await changeRole(db, user, params.userid, { role, currentRole, reason });
      return success;
    },
  );

  app.post(
    '/staff/people/:userid/remove',
    { config, schema: schemas.remove },
    async ({ user, params, body: { reason = '' } }) => {
      await removeColleague(db, user, params.userid, reason);
      return success;
    },
  );

  app.post(
    '/staff/people/:userid/end-sessions',
    { config, schema: schemas.endSessions },
    async ({ user, params }) => {
      await endSessions(db, user, params.userid);
      return success;
    },
  );

  app.post(
    '/staff/people/:userid/reset-factor',
    { config, schema: schemas.resetFactor },
    async ({ user, params }) => {
      await resetFactor(db, user, params.userid);
      return success;
    },
  );
};
