import { authenticateOwner } from '../../accounts/authenticate-owner.ts';
import { findUserRecord } from '../../auth/accounts.ts';
import { isFactorRequired } from '../../auth/factor/factor-rule.ts';
import { countRecoveryCodes } from '../../auth/factor/recovery-codes.ts';
import { openSecretBox } from '../../auth/factor/secret-box.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { renewRecoveryCodes, turnFactorOff } from './renew-or-turn-off.ts';
import {
  BeginBody,
  BeginResponse,
  CodeBody,
  RecoveryCodesResponse,
  SecurityResponse,
  TurnOnBody,
} from './schemas.ts';
import { beginSetup, turnFactorOn } from './turn-on.ts';

const success = { status: true as const };
const config = { permission: 'desk' } as const;

const schemas = {
  read: {
    summary: "The caller's second factor",
    response: defineResponses(SecurityResponse),
  },
  begin: {
    summary: 'A secret for an authenticator app, for the present password',
    body: BeginBody,
    response: defineResponses(BeginResponse),
  },
  turnOn: {
    summary: "Turns the second factor on with the app's first code",
    body: TurnOnBody,
    response: defineResponses(RecoveryCodesResponse),
  },
  renewCodes: {
    summary: 'Replaces the recovery codes',
    body: CodeBody,
    response: defineResponses(RecoveryCodesResponse),
  },
  turnOff: {
    summary: 'Turns the second factor off',
    body: CodeBody,
    response: defineResponses(SuccessResponse),
  },
};

/** Endpoints of staff members about their own second factor. */
export const securityRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const preHandler = createLimitHook(context, 'account');

  app.get('/staff/security', { config, schema: schemas.read }, async ({ user }) => {
    const [record, recoverycodes] = [
      await findUserRecord(db, user.id),
      await countRecoveryCodes(db, user.id),
    ];
    const isRequired = isFactorRequired(context.config, user.staffRole);
    const email = record?.email ?? '';
    return {
      ...success,
      data: { email, secondfactor: user.hasFactor, required: isRequired, recoverycodes },
    };
  });

  app.post(
    '/staff/security/begin',
    { config, preHandler, schema: schemas.begin },
    async (request) => {
      const owner = await authenticateOwner(context, request, request.body.password);
      const secretBox = await openSecretBox(context.config);
      return { ...success, data: beginSetup(secretBox, owner, context.config.shop.brand) };
    },
  );

  app.post(
    '/staff/security/turn-on',
    { config, preHandler, schema: schemas.turnOn },
    async (request) => {
      const secretBox = await openSecretBox(context.config);
      const recoverycodes = await turnFactorOn(db, secretBox, request, request.body);
      return { ...success, data: { recoverycodes } };
    },
  );

  app.post(
    '/staff/security/recovery-codes',
    { config, preHandler, schema: schemas.renewCodes },
    async (request) => {
      const recoverycodes = await renewRecoveryCodes(context, request, request.body.code);
      return { ...success, data: { recoverycodes } };
    },
  );

  app.post(
    '/staff/security/turn-off',
    { config, preHandler, schema: schemas.turnOff },
    async (request) => {
      await turnFactorOff(context, request, request.body.code);
      return success;
    },
  );
};
