import * as calls from 'contract/accounts/own-account';
import { isEmail } from '../sign-in/sign-in.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { resolveSiteOrigin } from '../../http/resolve-site-origin.ts';
import { serveCall } from '../../http/serve-call.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { limitCall, limitVisitor, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { limitMailsToAddress } from './limit-mails-to-address.ts';
import { setForgottenPassword } from './new-password.ts';

export const forgottenPasswordRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;

  // The response is the same for registered and unregistered e-mails. Otherwise anybody could find
  // out who has an account. The mail worker checks later whether an account exists.
  serveCall(app, calls.requestPasswordLink, async (request) => {
    const email = request.body.username;
    await limitVisitor(context, 'forgotten-password', request, email);
    if (isEmail(email)) {
      await limitMailsToAddress(context, 'forgotten-password', email);
      const job = { kind: 'password-link', email, site: resolveSiteOrigin(config, request) };
      await enqueueMail(db, { job });
    }
    return {};
  });

  serveCall(app, calls.setPassword, async (request) => {
    await limitCall(context, 'account-link', getVisitorSubjects(request.ip, ''));
    await setForgottenPassword(db, request.body, config.passwordCost);
    return {};
  });
};
