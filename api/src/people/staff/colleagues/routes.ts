import * as calls from 'contract/staff/people';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { resolveSiteOrigin } from '../../../http/resolve-site-origin.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { createLimitHook } from '../../../rate-limit/limit-calls.ts';
import { changeRole, endSessions, removeColleague, resetFactor } from './change-colleague.ts';
import { listColleagues } from './colleagues.ts';
import { inviteColleague, listInvitations, withdrawInvitation } from './invitations.ts';

/** Calls about colleagues, for owners only. */
export const colleagueRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;

  serveCall(app, calls.listPeople, async () => {
    const [colleagues, invitations] = [await listColleagues(db), await listInvitations(db)];
    return {
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

  serveCall(
    app,
    calls.inviteColleague,
    async (request) => {
      const site = resolveSiteOrigin(config, request);
      return { id: await inviteColleague(db, request.user, { ...request.body, site }) };
    },
    { preHandler: createLimitHook(context, 'staff-invitation') },
  );
  serveCall(app, calls.withdrawInvitation, async ({ user, params }) => {
    await withdrawInvitation(db, user, params.invitationid);
    return {};
  });

  serveCall(app, calls.changeRole, async ({ user, params, body }) => {
    const { role, currentrole: currentRole, reason = '' } = body;
    await changeRole(db, user, params.personid, { role, currentRole, reason });
    return {};
  });
  serveCall(app, calls.removeColleague, async ({ user, params, body }) => {
    await removeColleague(db, user, params.personid, body.reason);
    return {};
  });
  serveCall(app, calls.endSessions, async ({ user, params }) => {
    await endSessions(db, user, params.personid);
    return {};
  });
  serveCall(app, calls.resetFactor, async ({ user, params }) => {
    await resetFactor(db, user, params.personid);
    return {};
  });
};
