import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TSchema } from 'typebox';
import type { Schema } from '../support/arbitrary-of.ts';
import { ordering } from '../support/ordering.ts';
import { person } from '../support/people.ts';
import { allRoutes } from '../support/routes.ts';
import { sampleOf } from '../support/sample-of.ts';
import { line, order, post } from '../support/shopping.ts';

type Way = (string | number)[];
type Parts = { items?: TSchema; properties?: Record<string, TSchema> };

const shop = await ordering();
const { app, shopper } = shop;
const staff = await person(shop.db, 'staff');
const routes = await allRoutes(shop);

describe('true and false', () => {
  for (const { method, url, schema } of routes.filter(({ schema }) => schema.body)) {
    for (const path of numbersIn(schema.body as Schema)) {
      it(`are no number for ${path.join('.')} of ${method} ${url}`, async () => {
        for (const value of [true, false]) {
          const payload = bodyWith(schema.body as TSchema, path, value) as object;
          const { headers } = staff;
          const answer = await app.inject({ method: 'POST', url, headers, payload });
          assert.equal(answer.statusCode, 400, answer.body);
          assert.match(answer.json().error, new RegExp(`^'${path.join('.')}' must be .+[.]$`));
        }
      });
    }
  }

  it('are no number in an address either', async () => {
    const query = await app.inject({ url: '/users/getorders?page=true', headers: staff.headers });
    assert.equal(query.statusCode, 400, query.body);
    assert.equal((await app.inject('/users/getproducts/true')).statusCode, 400);
  });

  it('place no order by their worth as numbers', async () => {
    const tape = { ...line(34), cartquantity: true };
    await shop.refused(order(shopper, 12, tape), 400, /'products.0.cartquantity' must be a number/);
  });
});

describe('a number', () => {
  it('may come as text, and where none is needed as null', async () => {
    const tape = { ...line(34), productid: '34', cartquantity: '2' };
    const body = { ...order(shopper, 24, tape), totalamount: '24.00', customerid: null };
    assert.equal((await post(app, shopper, '/users/orderplace', body)).statusCode, 200);
    const page = await app.inject({ url: '/users/getorders', headers: staff.headers });
    assert.equal(page.json().length, 1);
  });
});

/** The ways to every number that the schema names, and to every number that may be null. */
function numbersIn(schema: Schema): Way[] {
  if (schema.type === 'integer' || schema.type === 'number') return [[]];
  if (schema.anyOf) return schema.anyOf.flatMap(numbersIn);
  if (schema.type === 'array') return numbersIn(schema.items ?? {}).map((path) => [0, ...path]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    numbersIn(part).map((path) => [name, ...path]),
  );
}

/** What fits the schema, with this value at the end of the way. */
function bodyWith(schema: TSchema, way: Way, value: unknown): unknown {
  const [step, ...rest] = way;
  const { items, properties = {} } = schema as Parts;
  if (step === undefined) return value;
  if (typeof step === 'number') return [bodyWith(items ?? {}, rest, value)];
  const part = properties[step] ?? {};
  return { ...sampleOf(schema), [step]: bodyWith(part, rest, value) };
}
