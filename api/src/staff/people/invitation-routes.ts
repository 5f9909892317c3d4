import type { ApiRoutes } from '../../http/api-routes.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { inviteColleague, withdrawInvitation } from './invitations.ts';
import { InvitationParams, InviteBody, InviteResponse } from './schemas.ts';

const success = { status: true as const };
const config = { permission: 'people' } as const;

const schemas = {
  invite: {
    summary: 'Invites a colleague by mail',
    body: InviteBody,
    response: defineResponses(InviteResponse),
  },
  withdraw: {
    summary: 'Withdraws an invitation',
    params: InvitationParams,
    response: defineResponses(SuccessResponse),
  },
};

/** Endpoints for invitations of colleagues, for owners only. */
export const invitationRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const preHandler = createLimitHook(context, 'staff-invitation');

  app.post(
    '/staff/people/invitations',
    { config, preHandler, schema: schemas.invite },
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
};
