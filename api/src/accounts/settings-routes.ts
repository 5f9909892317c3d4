import { eq } from 'drizzle-orm';
import { parseBearerToken } from '../auth/session-token.ts';
import { isEmail } from '../auth/sign-in.ts';
import { users } from '../auth/tables.ts';
import { requireCustomer } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { badRequest } from '../http/http-error.ts';
import { resolveSiteOrigin } from '../http/resolve-site-origin.ts';
import { enqueueMail } from '../mail/queue.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../rate-limit/limit-calls.ts';
import { authenticateOwner } from './authenticate-owner.ts';
import { limitMailsToAddress } from './limit-mails-to-address.ts';
import { confirmEmail } from './confirm-email.ts';
import { changePassword } from './new-password.ts';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  ConfirmEmailBody,
  ChangeDetailsBody,
} from './schemas.ts';

const success = { status: true as const };
const response = defineResponses(SuccessResponse);

const schemas = {
  details: { summary: "Changes the caller's name and mobile", body: ChangeDetailsBody, response },
  password: {
    summary: "Changes the caller's password and ends all other sessions",
    body: ChangePasswordBody,
    response,
  },
  email: {
    summary: 'Mails a link to a new e-mail address, which is used once it is confirmed',
    body: ChangeEmailBody,
    response,
  },
  confirmEmail: {
    summary: 'Confirms a new e-mail address by a mailed link, once',
    body: ConfirmEmailBody,
    response,
  },
};

export const settingsRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const preHandler = [requireCustomer, createLimitHook(context, 'account')];

  app.post(
    '/account/details',
    { preHandler, schema: schemas.details },
    async ({ user, body: { name, mobile } }) => {
      await db.update(users).set({ name, mobile }).where(eq(users.id, user.id));
      return success;
    },
  );

  app.post('/account/password', { preHandler, schema: schemas.password }, async (request) => {
    const { password, newPassword } = request.body;
    const owner = await authenticateOwner(context, request, password);
    const token = parseBearerToken(request.headers.authorization) ?? '';
    const currentSession = { token, ip: request.ip };
    await changePassword(db, owner, newPassword, currentSession, config.passwordCost);
    return success;
  });

  // The response is the same whether or not another account has the new address. Otherwise the
  // caller could find out who has an account. The mail worker checks later whether the address is
  // taken.
  app.post('/account/email', { preHandler, schema: schemas.email }, async (request) => {
    const { email } = request.body;
    if (!isEmail(email)) throw badRequest('This is not an e-mail address.', 'bad_email');
    const { id: userid } = await authenticateOwner(context, request, request.body.password);
    await limitCall(context, 'email-change', { account: String(userid) });
    await limitMailsToAddress(context, 'email-change', email);
    const site = resolveSiteOrigin(config, request);
    await enqueueMail(db, { job: { kind: 'email-link', userid, email, site } });
    return success;
  });

  app.post(
    '/account/confirm-email',
    { config: { public: true }, schema: schemas.confirmEmail },
    async (request) => {
      await limitCall(context, 'account-link', getVisitorSubjects(request.ip, ''));
      await confirmEmail(db, request.body.token);
      return success;
    },
  );
};
