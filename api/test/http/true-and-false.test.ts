import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Schema } from '../support/arbitrary-of.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createPerson } from '../support/people.ts';
import { type JsonSchema, listRoutes } from '../support/routes.ts';
import { createSampleBody } from '../support/sample-of.ts';
import { createLine, buildOrderBody, sendPost } from '../support/shopping.ts';

type Way = (string | number)[];
type Parts = { items?: JsonSchema; properties?: Record<string, JsonSchema> };

/** JSON schema types to which Ajv would convert a boolean. */
const kinds = { number: ['integer', 'number'], text: ['string'] };

const DRAFT_KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const shop = await createOrderingApp();
const { app, shopper } = shop;
const staff = await createPerson(shop.db, 'staff');
// Omits this endpoint, because it checks the key of `edge` before the body.
const routes = (await listRoutes(shop)).filter(({ url }) => url !== '/release-figures');

describe('true and false', () => {
  for (const { method, url, schema } of routes.filter(({ schema }) => schema.body)) {
    for (const [kind, types] of Object.entries(kinds)) {
      for (const path of findPaths(types, schema.body as Schema)) {
        it(`are refused as a ${kind} for ${path.join('.')} of ${method} ${url}`, async () => {
          for (const value of [true, false]) {
            const payload = createBody(schema.body as JsonSchema, path, value) as object;
            const { headers } = staff;
            const kindUrl = url.replace(':of', 'of-order').replace(':kind', 'products');
            const address = kindUrl.replace(':key', DRAFT_KEY).replaceAll(/:\w+/g, '1');
            const response = await app.inject({ method: 'POST', url: address, headers, payload });
            assert.equal(response.statusCode, 400, response.body);
            assert.match(response.json().error, new RegExp(`^'${path.join('.')}' must be .+[.]$`));
          }
        });
      }
    }
  }

  it('are refused as a number in an address, too', async () => {
    const query = await app.inject({ url: '/users/getorders?page=true', headers: staff.headers });
    assert.equal(query.statusCode, 400, query.body);
    assert.equal((await app.inject('/users/getproducts/true')).statusCode, 400);
  });

  it('are refused as the text of a personalised add-on', async () => {
    const addon = { id: 1, productid: 34, cartquantity: 1, personalisation: true };
    const body = { ...buildOrderBody(shopper, 24, createLine(34)), personalised: [addon] };
    await shop.refused(body, 400, /'personalised.0.personalisation' must be text/);
  });

  it('do not place an order as the numbers 1 and 0', async () => {
    const tape = { ...createLine(34), cartquantity: true };
    await shop.refused(
      buildOrderBody(shopper, 12, tape),
      400,
      /'products.0.cartquantity' must be a number/,
    );
  });
});

describe('a text', () => {
  it('can be sent as a number, such as a mobile or a post code', async () => {
    const body = {
      name: 'Ada',
      lastname: '',
      city: 'London',
      address: 221,
      postalcode: 10115,
      mobile: 447700900123,
      userid: shopper.id,
    };
    const response = await sendPost(app, shopper, '/users/addcustomers', body);
    assert.equal(response.statusCode, 200, response.body);
    const { headers } = shopper;
    const saved = await app.inject({ url: `/users/getcustomers/${shopper.id}`, headers });
    assert.match(saved.body, /"postalcode":"10115"/);
  });
});

describe('a number', () => {
  it('can be sent as text, or as null if it is optional', async () => {
    const tape = { ...createLine(34), productid: '34', cartquantity: '2' };
    const body = { ...buildOrderBody(shopper, 24, tape), totalamount: '24.00', customerid: null };
    assert.equal((await sendPost(app, shopper, '/users/orderplace', body)).statusCode, 200);
    const page = await app.inject({ url: '/users/getorders', headers: staff.headers });
    assert.equal(page.json().length, 1);
  });
});

/** Returns the paths to all values of these types in the schema, including nullable values. */
function findPaths(types: string[], schema: Schema): Way[] {
  if (types.includes(schema.type ?? '')) return [[]];
  if (schema.anyOf) return schema.anyOf.flatMap((part) => findPaths(types, part));
  if (schema.type === 'array')
    return findPaths(types, schema.items ?? {}).map((path) => [0, ...path]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    findPaths(types, part).map((path) => [name, ...path]),
  );
}

/** Returns a body that matches the schema, with this value at the end of the path. */
function createBody(schema: JsonSchema, way: Way, value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  const { anyOf } = schema as { anyOf?: JsonSchema[] };
  // A nullable object is an object here, since the path goes on below it.
  if (anyOf?.[0]) return createBody(anyOf[0], way, value);
  const { items, properties = {} } = schema as Parts;
  if (typeof step === 'number') return [createBody(items ?? {}, rest, value)];
  const part = properties[step] ?? {};
  return { ...createSampleBody(schema), [step]: createBody(part, rest, value) };
}
