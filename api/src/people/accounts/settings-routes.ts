import * as calls from 'contract/accounts/own-account';
import { eq, and } from 'drizzle-orm';
import { parseBearerToken } from '../records/session-token.ts';
import { isEmail } from '../sign-in/sign-in.ts';
import { users } from '../records/tables.ts';
import { requireCustomer } from '../sessions/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { badRequest } from '../../http/http-error.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { serveCall } from '../../http/serve-call.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { authenticateOwner } from './authenticate-owner.ts';
import { limitMailsToAddress } from './limit-mails-to-address.ts';
import { changePassword } from './new-password.ts';
import { findAccount } from '../records/accounts.ts';
import type { Db } from '../../db/db.ts';
import { deleteLinks, createLinkEndedError, consumeLink } from './links.ts';

export const settingsRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limits = { preHandler: [requireCustomer, createLimitHook(context, 'account')] };

  serveCall(
    app,
    calls.changeDetails,
    async ({ user, body: { name, mobile } }) => {
      await db.update(users).set({ name, mobile }).where(eq(users.id, user.id));
      return {};
    },
    limits,
  );

  serveCall(
    app,
    calls.changePassword,
    async (request) => {
      const { password, newPassword } = request.body;
      const owner = await authenticateOwner(context, request, password);
      const token = parseBearerToken(request.headers.authorization) ?? '';
      const currentSession = { token, ip: request.ip };
      await changePassword(db, owner, newPassword, currentSession, config.passwordCost);
      return {};
    },
    limits,
  );

  // The response is the same whether or not another account has the new address. Otherwise the
  // caller could find out who has an account. The mail worker checks later whether the address is
  // taken.
  serveCall(
    app,
    calls.changeEmail,
    async (request) => {
      const { email } = request.body;
      if (!isEmail(email)) throw badRequest('This is not an e-mail address.', 'bad_email');
      const { id: userid } = await authenticateOwner(context, request, request.body.password);
      await limitCall(context, 'email-change', { account: String(userid) });
      await limitMailsToAddress(context, 'email-change', email);
      const site = resolveSiteOrigin(config, request);
      await enqueueMail(db, { job: { kind: 'email-link', userid, email, site } });
      return {};
    },
    limits,
  );

  serveCall(app, calls.confirmEmail, async (request) => {
    await limitCall(context, 'account-link', getVisitorSubjects(request.ip, ''));
    await confirmEmail(db, request.body.token);
    return {};
  });
};

/**
 * Replaces the account's e-mail by the address to which the link was mailed, and notifies the old
 * address. Deletes all links of the account. Throws 410 if the link is invalid or another account
 * now has the new address.
 */
async function confirmEmail(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userid, email } = await consumeLink(tx, 'email', token);
    const isOwner = and(eq(users.id, userid), eq(users.role, 'customer'));
    const [owner] = await tx
      .select({ email: users.email })
      .from(users)
      .where(isOwner)
      .for('update');
    const accountWithEmail = await findAccount(tx, email);
    if (owner === undefined || (accountWithEmail !== null && accountWithEmail.id !== userid))
      throw createLinkEndedError();
    await tx.update(users).set({ email }).where(isOwner);
    await deleteLinks(tx, userid);
    await enqueueMail(tx, { job: { kind: 'email-changed', to: owner.email } });
  });
}
