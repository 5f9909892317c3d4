import * as calls from 'contract/basket/saved-basket';
import { lineToSave, savedCartLine, savedPackageLine } from 'contract/basket/saved-basket';
import { Type } from 'typebox';
import { requireCustomer, requireOwnId } from '../people/sessions/guards.ts';
import { resolveOwnerId } from '../people/sessions/resolve-owner-id.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, defineDataResponse } from '../http/responses.ts';
import { UserIdParams } from '../http/fields.ts';
import { serveCall, toRouteSchema, toTypeBox } from '../http/serve-call.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { listCartLines, listPackageLines } from './repository.ts';
import { saveLine } from './save-line.ts';
import { readBasket, writeBasket } from './saved-basket.ts';
import { id } from 'contract/calls/wire';
import * as v from 'valibot';

const addToCartBody = v.object({ userid: v.optional(id), ...lineToSave.entries });

const AddToCartBody = Type.Unsafe<v.InferOutput<typeof addToCartBody>>(
  toRouteSchema(addToCartBody),
);
const CartLine = toTypeBox(savedCartLine);
const PackageLine = toTypeBox(savedPackageLine);

export const basketRoutes: ApiRoutes = async (app, context) => {
  await app.register(lineRoutes, context);
  await app.register(savedBasketRoutes, context);
};

const lineRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const preHandler = requireOwnId('userid');

  app.get(
    '/users/getcartitems/:userid',
    {
      preHandler,
      schema: {
        summary: 'The saved cart lines of a user',
        params: UserIdParams,
        response: defineResponses(defineDataResponse(Type.Array(CartLine))),
      },
    },
    async ({ params }) => toDataResponse(await listCartLines(db, params.userid)),
  );

  app.get(
    '/users/getpackageitems/:userid',
    {
      preHandler,
      schema: {
        summary: 'The add-ons of the saved cart lines',
        params: UserIdParams,
        response: defineResponses(defineDataResponse(Type.Array(PackageLine))),
      },
    },
    async ({ params }) => toDataResponse(await listPackageLines(db, params.userid)),
  );

  app.post(
    '/users/addtocart',
    {
      preHandler: [preHandler, createLimitHook(context, 'saved-line')],
      schema: {
        summary: 'Saves a line; replaces a line with the same product and packages',
        body: AddToCartBody,
        response: defineResponses(defineDataResponse(Type.Array(CartLine))),
      },
    },
    async (request) => {
      const userid = await resolveOwnerId(db, request);
      await saveLine(db, userid, request.body);
      return toDataResponse(await listCartLines(db, userid));
    },
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

function toDataResponse<Data>(data: Data) {
  return { status: true as const, data };
}
