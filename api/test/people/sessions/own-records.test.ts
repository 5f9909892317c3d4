import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { createPerson } from '../../support/people.ts';
import { listRoutes, type Route } from '../../support/routes.ts';
import { createSampleBody } from '../../support/sample-of.ts';
import { createTestApp } from '../../support/test-app.ts';

/** Every route that takes a user id in the path or in the body, and is for that user. */
const userScoped = [
  'GET /users/getusers/:userid',
  'GET /users/getcartitems/:userid',
  'GET /users/getpackageitems/:userid',
  'GET /users/getorderproducts/:userid',
  'GET /users/getcustomers/:userid',
  'GET /users/getschedules/:userid',
  'GET /users/getmail/:userid/:orderno',
  'GET /users/getmail/:userid/:orderno/*',
  'POST /users/addcustomers',
  'POST /users/addtocart',
  'POST /users/orderplace',
  'POST /users/orderproducts',
  'POST /users/addtopackage',
  'POST /users/create-stripe-session',
];

/** Every other route that needs a sign-in. */
const signedInOnly = [
  'GET /users/getorders',
  'GET /users/verify-payment/:sessionId',
  'GET /account/addresses',
  'GET /account/basket',
  'GET /account/export',
  'POST /account/addresses',
  'POST /account/addresses/remove',
  'POST /account/basket',
  'POST /account/details',
  'POST /account/email',
  'POST /account/erase',
  'POST /account/password',
  'GET /users/orderpage/:orderno',
  'GET /users/invoices/:number',
  'POST /users/claimorder',
  'POST /users/cancelorder',
  'POST /users/changedate',
  'POST /users/checkorderpayment',
  'POST /users/getdeposit',
  'POST /users/payorder',
  'GET /users/getcalendar',
  'GET /users/orderreviews/:orderno',
  'POST /users/writereview',
  'POST /users/garments/agree',
  'POST /users/garments/reply',
];

const shop = await createTestApp();
const routes = await listRoutes(shop);
const formatRoute = ({ method, url }: Route) => `${method} ${url}`;
const other = await createPerson(shop.db);

describe('the list of routes with a user id', () => {
  it('contains every route that takes a userid', () => {
    assert.deepEqual(routes.filter(takesUser).map(formatRoute).toSorted(), userScoped.toSorted());
  });

  it('covers every route that is not public, together with the other list and the permissions of staff', () => {
    const known = [...userScoped, ...signedInOnly];
    const guarded = routes
      .filter(({ isPublic, permission }) => !isPublic && permission === undefined)
      .map(formatRoute);
    assert.deepEqual(guarded.toSorted(), known.toSorted());
  });
});

describe('a call with the id of another user', () => {
  for (const route of routes.filter(takesUser)) {
    for (const role of ['customer', 'guest'] as const) {
      it(`is refused for a ${role} at ${formatRoute(route)}`, async () => {
        const { headers } = await createPerson(shop.db, role);
        const response = await shop.app.inject({ ...request(route, other.id), headers });
        assert.equal(response.statusCode, 403, response.body);
        assert.equal(response.json().code, 'forbidden');
      });
    }

    it(`is refused without a sign-in at ${formatRoute(route)}`, async () => {
      const response = await shop.app.inject(request(route, other.id));
      assert.equal(response.statusCode, 401);
    });
  }

  for (const route of routes.filter((read) => takesUser(read) && read.method === 'GET')) {
    it(`is allowed for staff at ${formatRoute(route)}`, async () => {
      const { headers } = await createPerson(shop.db, 'staff');
      const response = await shop.app.inject({ ...request(route, other.id), headers });
      assert.ok([200, 404].includes(response.statusCode), response.body);
    });
  }
});

describe('a call for staff', () => {
  for (const route of routes.filter(({ permission }) => permission !== undefined)) {
    for (const role of ['customer', 'guest'] as const) {
      it(`is refused for a ${role} at ${formatRoute(route)}`, async () => {
        const { id, headers } = await createPerson(shop.db, role);
        const response = await shop.app.inject({ ...request(route, id), headers });
        assert.equal(response.statusCode, 403, response.body);
      });
    }
  }
});

describe('a call for signed-in users', () => {
  for (const route of routes.filter(({ isPublic }) => !isPublic)) {
    it(`is refused without a valid token at ${formatRoute(route)}`, async () => {
      const headers = { authorization: `bearer ${'x'.repeat(43)}` };
      const response = await shop.app.inject({ ...request(route, other.id), headers });
      assert.equal(response.statusCode, 401);
    });
  }
});

/** A call of staff names the customer for whom it acts. Its permission guards it. */
function takesUser({ url, schema, permission }: Route): boolean {
  if (permission !== undefined) return false;
  return url.includes(':userid') || 'userid' in getProperties(schema.body);
}

function getProperties(schema: object | undefined): object {
  return schema && 'properties' in schema ? (schema.properties as object) : {};
}

/** Returns a request for this user that matches the schema of the route. */
function request({ method, url, schema }: Route, userid: number): InjectOptions {
  const path = url.replace(':userid', String(userid)).replace(/:\w+|\*/g, 'SLR10001');
  const body = schema.body && { ...createSampleBody(schema.body), userid };
  return { method: method as 'GET', url: path, ...(body && { payload: body }) };
}
