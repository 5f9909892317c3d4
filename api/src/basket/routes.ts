import { Type } from 'typebox';
import { requireCustomer, requireOwn } from '../auth/guards.ts';
import { ownerOf } from '../auth/owner.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, dataAnswer } from '../http/answers.ts';
import { UserIdParams } from '../http/fields.ts';
import { limited } from '../rate-limit/limit-calls.ts';
import { listCartLines, listPackageLines } from './repository.ts';
import { saveLine } from './save-line.ts';
import { AddToCartBody, CartLine, PackageLine, WholeBasket, WriteBasketBody } from './schemas.ts';
import { readBasket, writeBasket } from './whole-basket.ts';

/** Routes for the saved basket of a signed-in customer. */
export const basketRoutes: ApiRoutes = async (app, context) => {
  await app.register(lineRoutes, context);
  await app.register(wholeBasketRoutes, context);
};

/** Routes that read and save single lines. */
const lineRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const preHandler = requireOwn('userid');

  app.get(
    '/users/getcartitems/:userid',
    {
      preHandler,
      schema: {
        summary: 'The saved cart lines of a user',
        params: UserIdParams,
        response: answers(dataAnswer(Type.Array(CartLine))),
      },
    },
    async ({ params }) => done(await listCartLines(db, params.userid)),
  );

  app.get(
    '/users/getpackageitems/:userid',
    {
      preHandler,
      schema: {
        summary: 'The add-ons of the saved cart lines',
        params: UserIdParams,
        response: answers(dataAnswer(Type.Array(PackageLine))),
      },
    },
    async ({ params }) => done(await listPackageLines(db, params.userid)),
  );

  app.post(
    '/users/addtocart',
    {
      preHandler: [preHandler, limited(context, 'saved-line')],
      schema: {
        summary: 'Saves a line; replaces a line with the same product and packages',
        body: AddToCartBody,
        response: answers(dataAnswer(Type.Array(CartLine))),
      },
    },
    async (request) => {
      const userid = await ownerOf(db, request);
      await saveLine(db, userid, request.body);
      return done(await listCartLines(db, userid));
    },
  );
};

/** Routes that read and replace the complete basket. */
const wholeBasketRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.get(
    '/account/basket',
    {
      preHandler: requireCustomer,
      schema: {
        summary: 'The complete saved basket and its version',
        response: answers(dataAnswer(WholeBasket)),
      },
    },
    async ({ user }) => done(await readBasket(db, user.id)),
  );

  app.post(
    '/account/basket',
    {
      preHandler: [requireCustomer, limited(context, 'saved-basket')],
      schema: {
        summary: 'Replaces the complete saved basket if the version is current',
        body: WriteBasketBody,
        response: answers(dataAnswer(WholeBasket)),
      },
    },
    async ({ user, body }) => done(await writeBasket(db, user.id, body)),
  );
};

function done<Data>(data: Data) {
  return { status: true as const, data };
}
