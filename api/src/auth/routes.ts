import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { forgetAttempts } from '../rate-limit/count-attempt.ts';
import { accountLimit, limitAttempts } from '../rate-limit/limit-attempts.ts';
import { GuestBody, LoginAnswer, LoginBody, SignUpAnswer, SignUpBody } from './schemas.ts';
import { bearerToken } from './session-token.ts';
import { endSession } from './sessions.ts';
import { continueAsGuest, logIn, signUp, type SignedIn } from './sign-in.ts';

const refused = { status: false as const };

const login = { name: 'login', perAddress: 60, perAccount: 10 };
const signup = { name: 'signup', perAddress: 30, perAccount: 10 };
const guest = { name: 'guest', perAddress: 60, perAccount: 20 };

/** Signing in and out (specification §7, decisions 21 to 23). */
export const authRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const isPublic = { public: true };

  app.post(
    '/admin/userlogin',
    {
      config: isPublic,
      schema: {
        summary: 'Logs a registered user in',
        body: LoginBody,
        response: answers(LoginAnswer),
      },
    },
    async (request) => {
      const { username, password } = request.body;
      await limitAttempts(context, request, login, username);
      const user = await logIn(db, username, password);
      if (user === null) return refused;
      await forgetAttempts(db, [accountLimit(login, username, config.rateLimitScale)]);
      return { ...answer(user), userid: { id: user.id } };
    },
  );

  app.post(
    '/admin/usersignup',
    {
      config: isPublic,
      schema: {
        summary: 'Registers a customer',
        body: SignUpBody,
        response: answers(SignUpAnswer),
      },
    },
    async (request) => {
      const { name = '', mobile = '', username, password } = request.body;
      await limitAttempts(context, request, signup, username);
      const user = await signUp(db, { name, mobile, username, password });
      return user === null ? refused : { ...answer(user), userid: user.id };
    },
  );

  app.post(
    '/admin/guest',
    {
      config: isPublic,
      schema: {
        summary: 'Makes a fresh user for one order',
        body: GuestBody,
        response: answers(SignUpAnswer),
      },
    },
    async (request) => {
      await limitAttempts(context, request, guest, request.body.username);
      const user = await continueAsGuest(db, request.body.username);
      return user === null ? refused : { ...answer(user), userid: user.id };
    },
  );

  // A token that has ended already is logged out all the same: the answer is never a refusal.
  app.post(
    '/admin/logout',
    {
      config: isPublic,
      schema: { summary: 'Ends the session of the token', response: answers(DoneAnswer) },
    },
    async (request) => {
      const token = bearerToken(request.headers.authorization);
      if (token !== null) await endSession(db, token);
      return { status: true as const };
    },
  );
};

function answer({ token, role }: SignedIn) {
  return { status: true as const, refreshtoken: token, role };
}
