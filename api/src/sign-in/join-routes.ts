import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses } from '../http/responses.ts';
import { getVisitorSubjects, limitCall } from '../rate-limit/limit-calls.ts';
import { acceptInvitation } from '../staff/people/accept-invitation.ts';
import { findInvitation } from '../staff/people/invitations.ts';
import { InvitationBody, InvitationResponse, JoinBody } from '../staff/people/schemas.ts';
import { SignUpResponse } from './schemas.ts';
import { startRecordedSession } from './log-in.ts';
import { openSession } from './open-session.ts';

/** Endpoints for the holder of an invitation's link, without sign-in. */
export const joinRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limitVisitor = (ip: string) => limitCall(context, 'join', getVisitorSubjects(ip, ''));

  app.post(
    '/admin/invitation',
    {
      config: { public: true },
      schema: {
        summary: 'The e-mail and role of an invitation, by its mailed link',
        body: InvitationBody,
        response: defineResponses(InvitationResponse),
      },
    },
    async ({ ip, body }) => {
      await limitVisitor(ip);
      const { email, staffRole } = await findInvitation(db, body.token);
      return { status: true as const, email, role: staffRole };
    },
  );

  app.post(
    '/admin/join',
    {
      config: { public: true },
      schema: {
        summary: 'Accepts an invitation by its mailed link, and signs the colleague in',
        body: JoinBody,
        response: defineResponses(SignUpResponse),
      },
    },
    async (request, reply) => {
      const { ip, body } = request;
      await limitVisitor(ip);
      const user = await acceptInvitation(db, body, config.passwordCost);
      const signedInUser = await db.transaction((tx) =>
        startRecordedSession(tx, user, ip, 'password'),
      );
      return { ...openSession(context, request, reply, signedInUser), userid: user.id };
    },
  );
};
