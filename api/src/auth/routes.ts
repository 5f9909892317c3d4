import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { countTry, takeBackTry } from './password-tries.ts';
import { GuestBody, LoginAnswer, LoginBody, SignUpAnswer, SignUpBody } from './schemas.ts';
import { bearerToken } from './session-token.ts';
import { endSession } from './sessions.ts';
import { continueAsGuest, logIn, signUp, type SignedIn } from './sign-in.ts';

const refused = { status: false as const };

const schemas = {
  logIn: {
    summary: 'Logs a registered user in',
    body: LoginBody,
    response: answers(LoginAnswer),
  },
  signUp: { summary: 'Registers a customer', body: SignUpBody, response: answers(SignUpAnswer) },
  guest: {
    summary: 'Adds a guest for one order',
    body: GuestBody,
    response: answers(SignUpAnswer),
  },
};

/** Routes to sign up, sign in, sign out, and continue as a guest. */
export const authRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const { passwordCost } = context.config;
  const isPublic = { public: true };

  app.post('/admin/userlogin', { config: isPublic, schema: schemas.logIn }, async (request) => {
    const { username, password } = request.body;
    const tried = await countTry(context, request, username);
    const user = await logIn(db, username, password, request.ip, passwordCost);
    if (user === null) return refused;
    await takeBackTry(context, tried);
    return { ...answer(user), userid: { id: user.id } };
  });

  app.post('/admin/usersignup', { config: isPublic, schema: schemas.signUp }, async (request) => {
    const { name = '', mobile = '', username, password } = request.body;
    await limitVisitor(context, 'signup', request, username);
    const given = { name, mobile, username, password };
    const user = await signUp(db, given, request.ip, passwordCost);
    return user === null ? refused : { ...answer(user), userid: user.id };
  });

  app.post('/admin/guest', { config: isPublic, schema: schemas.guest }, async (request) => {
    await limitVisitor(context, 'guest', request, request.body.username);
    const user = await continueAsGuest(db, request.body.username);
    return user === null ? refused : { ...answer(user), userid: user.id };
  });

  // Succeeds for an expired token too, so that signing out never fails.
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
