import * as calls from 'contract/accounts/staff-sign-in';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { getVisitorSubjects, limitCall } from '../../../rate-limit/limit-calls.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './invitations.ts';
import { startRecordedSession, openSession } from '../../sign-in/log-in.ts';

/** Endpoints for the holder of an invitation's link, without sign-in. */
export const joinRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limitVisitor = (ip: string) => limitCall(context, 'join', getVisitorSubjects(ip, ''));

  serveCall(app, calls.getInvitation, async ({ ip, body }) => {
    await limitVisitor(ip);
    const { email, staffRole } = await findInvitation(db, body.token);
    return { email, role: staffRole };
  });

  serveCall(app, calls.join, async (request, reply) => {
    const { ip, body } = request;
    await limitVisitor(ip);
    const user = await acceptInvitation(db, body, config.passwordCost);
    const signedInUser = await db.transaction((tx) =>
      startRecordedSession(tx, user, ip, 'password'),
    );
    return { ...openSession(context, request, reply, signedInUser), userid: user.id };
  });
};
