import * as calls from 'contract/basket/saved-basket';
import * as lineCalls from 'contract/basket/saved-line-calls';
import { requireCustomer, requireOwnId } from '../people/sessions/guards.ts';
import { resolveOwnerId } from '../people/sessions/resolve-owner-id.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { listCartLines, listPackageLines } from './repository.ts';
import { saveLine } from './save-line.ts';
import { readBasket, writeBasket } from './saved-basket.ts';

export const basketRoutes: ApiRoutes = async (app, context) => {
  await app.register(lineRoutes, context);
  await app.register(savedBasketRoutes, context);
};

const lineRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const preHandler = requireOwnId('userid');

  serveCall(
    app,
    lineCalls.getCartLines,
    async ({ params }) => ({ data: await listCartLines(db, params.userid) }),
    { preHandler },
  );

  serveCall(
    app,
    lineCalls.getPackageLines,
    async ({ params }) => ({ data: await listPackageLines(db, params.userid) }),
    { preHandler },
  );

  serveCall(
    app,
    lineCalls.addToCart,
    async (request) => {
      const userid = await resolveOwnerId(db, request);
      await saveLine(db, userid, request.body);
      return { data: await listCartLines(db, userid) };
    },
    { preHandler: [preHandler, createLimitHook(context, 'saved-line')] },
  );
};

const savedBasketRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  serveCall(app, calls.getBasket, async ({ user }) => ({ data: await readBasket(db, user.id) }), {
    preHandler: requireCustomer,
  });

  serveCall(
    app,
    calls.writeBasket,
    async ({ user, body }) => ({ data: await writeBasket(db, user.id, body) }),
    { preHandler: [requireCustomer, createLimitHook(context, 'saved-basket')] },
  );
};
