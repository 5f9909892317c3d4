import { isEmail } from '../auth/sign-in.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { resolveSiteOrigin } from '../http/resolve-site-origin.ts';
import { enqueueMail } from '../mail/queue.ts';
import { limitCall, limitVisitor, getVisitorSubjects } from '../rate-limit/limit-calls.ts';
import { limitMailsToAddress } from './limit-mails-to-address.ts';
import { setForgottenPassword } from './new-password.ts';
import { ForgottenPasswordBody, NewPasswordBody } from './schemas.ts';

export const forgottenPasswordRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const publicConfig = { public: true };

  // The response is the same for registered and unregistered e-mails. Otherwise anybody could find
  // out who has an account. The mail worker checks later whether an account exists.
  app.post(
    '/account/forgotten-password',
    {
      config: publicConfig,
      schema: {
        summary: 'Mails a link for a new password, if somebody is registered with the e-mail',
        body: ForgottenPasswordBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async (request) => {
      const email = request.body.username;
      await limitVisitor(context, 'forgotten-password', request, email);
      if (isEmail(email)) {
        await limitMailsToAddress(context, 'forgotten-password', email);
        const job = { kind: 'password-link', email, site: resolveSiteOrigin(config, request) };
        await enqueueMail(db, { job });
      }
      return { status: true as const };
    },
  );

  app.post(
    '/account/new-password',
    {
      config: publicConfig,
      schema: {
        summary: 'Sets a new password by a mailed link, once, and ends every session',
        body: NewPasswordBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async (request) => {
      await limitCall(context, 'account-link', getVisitorSubjects(request.ip, ''));
      await setForgottenPassword(db, request.body, config.passwordCost);
      return { status: true as const };
    },
  );
};
