import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { chooseByForm } from '../support/in-form.ts';
import { createArbitrary, type Schema } from '../support/arbitrary-of.ts';
import { createPerson } from '../support/people.ts';
import { listRoutes, type Route } from '../support/routes.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const customer = await createPerson(shop.db);
const staff = await createPerson(shop.db, 'staff');
const routes = await listRoutes(shop);

await shop.app.inject({
  method: 'POST',
  url: '/users/addcustomers',
  headers: customer.headers,
  payload: {
    name: 'Ann',
    lastname: '',
    city: '',
    mobile: '',
    address: '',
    postalcode: '',
    userid: customer.id,
  },
});

/**
 * The environment variable `FC_RUNS` permits more runs than the long form of the tests. `FC_SEED`
 * repeats a run.
 */
const numRuns = Number(process.env.FC_RUNS ?? chooseByForm({ short: 10, long: 100 }));
const seed = Number(process.env.FC_SEED ?? 20_261_121);

const form = 'application/x-www-form-urlencoded';
const contentTypes = ['application/json', 'application/json', form, 'text/plain', 'nonsense', ''];

describe('any request of a client', () => {
  for (const route of routes) {
    it(`gets no 5xx from ${route.method} ${route.url}`, async () => {
      await fc.assert(
        fc.asyncProperty(requestTo(route), async (request) => {
          const response = await shop.app.inject(request);
          if (response.statusCode !== getPermittedStatus(route)) {
            assert.ok(response.statusCode < 500, `${response.statusCode} ${response.body}`);
          }
          if (response.statusCode < 400 || isPage(response.headers['content-type'])) return;
          const { status, error, code } = response.json();
          assert.equal(status, false);
          assert.match(error, /^[A-Z'].*[a-z.]$/s);
          assert.equal(typeof code, 'string');
        }),
        { numRuns, seed },
      );
    });
  }
});

/**
 * Returns a further permitted status. /readyz must respond within a second, so a very busy machine
 * may respond with 503.
 */
const getPermittedStatus = ({ url }: Route) => (url === '/readyz' ? 503 : null);

/** The payment pages of the sandbox are HTML pages, and so are their error responses. */
const isPage = (contentType: unknown) => String(contentType).startsWith('text/html');

function requestTo({ method, url, schema }: Route): Arbitrary<InjectOptions> {
  return fc
    .record({
      path: createPaths(url, schema.params as Schema | undefined),
      query: createArbitrary((schema.querystring ?? { type: 'object' }) as Schema),
      payload:
        method === 'GET' ? fc.constant(undefined) : createBodies(schema.body as Schema | undefined),
      authorization: fc.constantFrom(
        customer.headers.authorization,
        customer.headers.authorization,
        staff.headers.authorization,
        'bearer nothing',
        '',
      ),
      type: fc.constantFrom(...contentTypes),
    })
    .map(({ path, query, payload, authorization, type }) => ({
      method: method as 'GET',
      url: path + queryText(query),
      headers: { authorization, ...(payload !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    }));
}

function createBodies(schema: Schema = {}): Arbitrary<string> {
  return fc.oneof(
    { arbitrary: createArbitrary(schema).map(replaceUserId).map(toJson), weight: 12 },
    {
      arbitrary: fc.constantFrom('', '{', '[', 'null', '"x"', '{"a":', '{"__proto__":{}}'),
      weight: 1,
    },
    { arbitrary: fc.string(), weight: 1 },
  );
}

/** Replaces most user ids by the signed-in user's id, so that the body passes the first check. */
function replaceUserId(body: unknown): unknown {
  const named = body !== null && typeof body === 'object' && 'userid' in body;
  return named && body.userid !== null ? { ...body, userid: customer.id } : body;
}

const toJson = (body: unknown) => JSON.stringify(body) ?? 'null';

function createPaths(url: string, params: Schema = {}): Arbitrary<string> {
  const parts = url.split('/').map((part): Arbitrary<string> => {
    if (part === ':userid') return fc.oneof(fc.constant(String(customer.id)), createSegments({}));
    if (part.startsWith(':')) return createSegments(params.properties?.[part.slice(1)] ?? {});
    return part === '*' ? createSegments({ type: 'string' }) : fc.constant(part);
  });
  return fc.tuple(...parts).map((chosen) => chosen.join('/'));
}

const createSegments = (schema: Schema) =>
  fc.oneof(
    createArbitrary(schema).map((value) => encodeURIComponent(makeWellFormed(value))),
    fc.constantFrom('%00', '%zz', '..%2f', '1', 'SLR10001', 'removal-kit-a', 'about.svg'),
  );

function queryText(query: unknown): string {
  if (query === null || typeof query !== 'object') return '';
  const pairs = Object.entries(query).map(
    ([key, value]) =>
      `${encodeURIComponent(makeWellFormed(key))}=${encodeURIComponent(makeWellFormed(value))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const makeWellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : toJson(value)).toWellFormed();
