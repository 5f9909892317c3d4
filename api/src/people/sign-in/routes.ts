import * as calls from 'contract/accounts/account-calls';
import { sendFactor } from 'contract/accounts/staff-sign-in';
import { hashQueue } from './hash-queue.ts';
import { countPasswordAttempt, uncountPasswordAttempt } from './password-attempts.ts';
import { parseBearerToken } from '../records/session-token.ts';
import { endSession, findUser } from '../sessions/sessions.ts';
import { continueAsGuest, signUp } from './sign-in.ts';
import { staffCookie } from '../sessions/staff-cookie.ts';
import { previewCookie } from '../../catalog/reads/preview-cookie.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { isSecureRequest } from '../../http/resolve-site-origin.ts';
import { serveBareCall, serveCall } from '../../http/serve-call.ts';
import { limitVisitor } from '../../rate-limit/limit-calls.ts';
import { logIn, openSession } from './log-in.ts';
import { completeSignIn } from './second-step.ts';

const refusal = { status: false as const };

export const signInRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const { passwordCost } = context.config;

  serveBareCall(app, calls.logIn, async (request, reply) => {
    const attemptCounters = await countPasswordAttempt(context, request, request.body.username);
    const result = await logIn(context, request.body, request.ip);
    if (result === null) return refusal;
    await uncountPasswordAttempt(context, attemptCounters);
    if ('challenge' in result)
      return { status: true as const, factor: 'totp' as const, challenge: result.challenge };
    return { ...openSession(context, request, reply, result), userid: { id: result.id } };
  });

  serveCall(app, sendFactor, async (request, reply) => {
    const user = await completeSignIn(context, request.body, request.ip);
    return { ...openSession(context, request, reply, user), userid: { id: user.id } };
  });

  serveBareCall(app, calls.signUp, async (request, reply) => {
    const { name = '', mobile = '', username, password } = request.body;
    hashQueue.refuseIfFull();
    await limitVisitor(context, 'signup', request, username);
    const signUpData = { name, mobile, username, password };
    const user = await signUp(db, signUpData, request.ip, passwordCost);
    return user === null
      ? refusal
      : { ...openSession(context, request, reply, user), userid: user.id };
  });

  serveBareCall(app, calls.continueAsGuest, async (request, reply) => {
    await limitVisitor(context, 'guest', request, request.body.username);
    const user = await continueAsGuest(db, request.body.username);
    return user === null
      ? refusal
      : { ...openSession(context, request, reply, user), userid: user.id };
  });

  // Also succeeds for an expired token, so that signing out never fails.
  serveCall(app, calls.logOut, async (request, reply) => {
    const token = parseBearerToken(request.headers.authorization);
    if (token !== null) {
      const user = await findUser(db, token, staffCookie.read(request.headers));
      // The phone of a crew keeps jobs of customers, which must not stay on it.
      if (user?.staffRole === 'crew') reply.header('clear-site-data', '"storage"');
      await endSession(db, token);
    }
    // A preview ends with the sign-in that began it.
    for (const cookie of [staffCookie, previewCookie])
      if (cookie.read(request.headers) !== null)
        reply.header('set-cookie', cookie.build('', isSecureRequest(context.config, request)));
    return {};
  });
};
