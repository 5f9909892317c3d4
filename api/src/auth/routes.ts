import { listPermissions } from 'contract/staff/permissions';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { countPasswordAttempt, uncountPasswordAttempt } from './password-attempts.ts';
import { GuestBody, LoginResponse, LoginBody, SignUpResponse, SignUpBody } from './schemas.ts';
import { parseBearerToken } from './session-token.ts';
import { endSession } from './sessions.ts';
import { continueAsGuest, logIn, signUp, type SignedInUser } from './sign-in.ts';

const refusal = { status: false as const };

const schemas = {
  logIn: {
    summary: 'Logs a registered user in',
    body: LoginBody,
    response: defineResponses(LoginResponse),
  },
  signUp: {
    summary: 'Registers a customer',
    body: SignUpBody,
    response: defineResponses(SignUpResponse),
  },
  guest: {
    summary: 'Adds a guest for one order',
    body: GuestBody,
    response: defineResponses(SignUpResponse),
  },
};

export const authRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const { passwordCost } = context.config;
  const publicConfig = { public: true };

  app.post('/admin/userlogin', { config: publicConfig, schema: schemas.logIn }, async (request) => {
    const { username, password } = request.body;
    const countedAttempts = await countPasswordAttempt(context, request, username);
    const user = await logIn(db, username, password, request.ip, passwordCost);
    if (user === null) return refusal;
    await uncountPasswordAttempt(context, countedAttempts);
    return { ...toSignInResponse(user), userid: { id: user.id } };
  });

  app.post(
    '/admin/usersignup',
    { config: publicConfig, schema: schemas.signUp },
    async (request) => {
      const { name = '', mobile = '', username, password } = request.body;
      await limitVisitor(context, 'signup', request, username);
      const signUpData = { name, mobile, username, password };
      const user = await signUp(db, signUpData, request.ip, passwordCost);
      return user === null ? refusal : { ...toSignInResponse(user), userid: user.id };
    },
  );

  app.post('/admin/guest', { config: publicConfig, schema: schemas.guest }, async (request) => {
    await limitVisitor(context, 'guest', request, request.body.username);
    const user = await continueAsGuest(db, request.body.username);
    return user === null ? refusal : { ...toSignInResponse(user), userid: user.id };
  });

  // Succeeds for an expired token too, so that signing out never fails.
  app.post(
    '/admin/logout',
    {
      config: publicConfig,
      schema: {
        summary: 'Ends the session of the token',
        response: defineResponses(SuccessResponse),
      },
    },
    async (request) => {
      const token = parseBearerToken(request.headers.authorization);
      if (token !== null) await endSession(db, token);
      return { status: true as const };
    },
  );
};

function toSignInResponse({ token, role, staffRole }: SignedInUser) {
  const permissions = role === 'staff' ? { permissions: listPermissions(staffRole) } : {};
  return { status: true as const, refreshtoken: token, role, ...permissions };
}
