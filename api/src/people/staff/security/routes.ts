import * as calls from 'contract/staff/security';
import { authenticateOwner } from '../../accounts/authenticate-owner.ts';
import { findUserRecord } from '../../records/accounts.ts';
import { isFactorRequired } from '../../sessions/factor-rule.ts';
import { countRecoveryCodes } from '../../sign-in/factor/recovery-codes.ts';
import { openSecretBox } from '../../sign-in/factor/secret-box.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { createLimitHook } from '../../../rate-limit/limit-calls.ts';
import { renewRecoveryCodes, turnFactorOff } from './renew-or-turn-off.ts';
import { beginSetup, turnFactorOn } from './turn-on.ts';

/** Calls of staff members about their own second factor. */
export const securityRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  const limit = { preHandler: createLimitHook(context, 'account') };

  serveCall(app, calls.getSecurity, async ({ user }) => {
    const [record, recoverycodes] = [
      await findUserRecord(db, user.id),
      await countRecoveryCodes(db, user.id),
    ];
    const isRequired = isFactorRequired(config, user.staffRole);
    const email = record?.email ?? '';
    return {
      data: { email, secondfactor: user.hasFactor, required: isRequired, recoverycodes },
    };
  });

  serveCall(
    app,
    calls.beginFactor,
    async (request) => {
      const owner = await authenticateOwner(context, request, request.body.password);
      return { data: beginSetup(await openSecretBox(config), owner, config.shop.brand) };
    },
    limit,
  );

  serveCall(
    app,
    calls.turnFactorOn,
    async (request) => {
      const secretBox = await openSecretBox(config);
      const recoverycodes = await turnFactorOn(db, secretBox, request, request.body);
      return { data: { recoverycodes } };
    },
    limit,
  );

  serveCall(
    app,
    calls.renewRecoveryCodes,
    async (request) => {
      const recoverycodes = await renewRecoveryCodes(context, request, request.body.code);
      return { data: { recoverycodes } };
    },
    limit,
  );

  serveCall(
    app,
    calls.turnFactorOff,
    async (request) => {
      await turnFactorOff(context, request, request.body.code);
      return {};
    },
    limit,
  );
};
