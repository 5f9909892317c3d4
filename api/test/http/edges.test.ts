import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { createMoveSchedule, van } from '../support/calendar.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { chooseByForm } from '../support/in-form.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type JsonSchema, listRoutes, type Route } from '../support/routes.ts';
import { createSampleBody } from '../support/sample-of.ts';
import { buildOrderBody, createLine, sendGet, sendPost } from '../support/shopping.ts';
import { watchForStall } from '../support/watch-for-stall.ts';

const shop = await createOrderingApp({}, cheapPasswords);
const routes = await listRoutes(shop);
const orderno = await placeMove();
const watch = watchForStall();

/**
 * Limit of processor time for one response, in ms. Unlike its duration, it hardly depends on what
 * else the machine does.
 */
const MAX_PROCESSOR_MS = 5000;

/** Days at the edges of years and of their texts. The short form of the tests has the first five. */
const days = [
  ...['0000-01-01', '2026-02-30', '2101-01-01', '9999-12-31', '+010000-01-01', '-000001-01-01'],
  ...['0001-01-01', '1999-12-31', '2000-01-01', '2028-02-29', '2100-12-31', '9999-12-30'],
].slice(0, chooseByForm({ short: 5, long: 99 }));
const times = ['2026-02-30T10:00Z', '9999-12-31'];
/** Numbers at the edges of integers and of all numbers. The short form has the first four. */
const numbers = [-1, 0.5, 2 ** 31, 1e308, 0, 2 ** 53, 1e21, -1e308].slice(
  0,
  chooseByForm({ short: 4, long: 99 }),
);

describe('a call with a value at the edge of its type', () => {
  for (const route of routes) {
    it(`gets a response without 5xx from ${route.method} ${route.url} soon`, async () => {
      const staff = await createPerson(shop.db, 'staff');
      const customer = await createPerson(shop.db);
      const person = route.permission === undefined ? customer : staff;
      for (const request of listRequests(route, person)) {
        watch.expectResponse(`${request.method} ${request.url} ${JSON.stringify(request.payload)}`);
        const { statusCode, body, processorMs } = await send(request);
        const text = `${request.url} ${JSON.stringify(request.payload)?.slice(0, 300)}`;
        assert.ok(processorMs < MAX_PROCESSOR_MS, `${processorMs} ms: ${text}`);
        if (route.url !== '/readyz') assert.ok(statusCode < 500, `${statusCode} ${body}: ${text}`);
      }
    });
  }
});

async function send(request: InjectOptions) {
  const usageBefore = process.cpuUsage();
  const { statusCode, body } = await shop.app.inject(request);
  const { user, system } = process.cpuUsage(usageBefore);
  return { statusCode, body, processorMs: (user + system) / 1000 };
}

/** Returns a request for each edge of each field. All other fields have usual values. */
function listRequests({ method, url, schema }: Route, person: Person): InjectOptions[] {
  const usual = {
    params: createUsualValue(schema.params, person),
    query: createUsualValue(schema.querystring, person),
    body: createUsualValue(schema.body, person),
  };
  const build = ({ params, query, body }: typeof usual): InjectOptions => ({
    method: method as 'GET',
    url: fillPath(url, params) + toQueryText(query),
    headers: person.headers,
    ...(method !== 'GET' && { payload: body }),
  });
  const parts = { params: schema.params, query: schema.querystring, body: schema.body };
  return Object.entries(parts).flatMap(([name, part]) =>
    listEdges(part as Schema | undefined)
      .filter((edge) => edge !== null && typeof edge === 'object')
      .map((edge) => build({ ...usual, [name]: setOwnIds(edge as Values, person) })),
  );
}

type Values = Record<string, unknown>;

type Schema = JsonSchema & {
  type?: string;
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

const createUsualValue = (schema: JsonSchema | undefined, person: Person): Values =>
  schema === undefined ? {} : setOwnIds(createSampleBody(schema) as Values, person);

/** Names an existing order and the signed-in user, so that the call gets beyond its first check. */
const setOwnIds = (values: Values, { id }: Person): Values => ({
  ...values,
  ...('userid' in values && { userid: id }),
  ...(values.orderno === '' && { orderno }),
});

/**
 * Returns the edge values of a schema. A value of an object has one field at an edge. The short
 * form of the tests has fewer texts.
 */
function listEdges(schema: Schema | undefined): unknown[] {
  if (schema === undefined) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((part) => listEdges(part));
  if (schema.properties) {
    const usual = createSampleBody(schema);
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      listEdges(part).map((edge) => ({ ...usual, [name]: edge })),
    );
  }
  if (schema.type === 'array') return listArrayEdges(schema);
  if (schema.type === 'integer' || schema.type === 'number') {
    const limits = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
    return [...limits, ...limits.map((limit) => limit + 1), ...numbers];
  }
  if (schema.format === 'date') return days;
  if (schema.type !== 'string' || 'enum' in schema || 'const' in schema) return [];
  const length = schema.maxLength ?? 1000;
  const texts = [...times, 'x'.repeat(length), '🪡'.repeat(length / 2), 'x'.repeat(length + 1)];
  return [...texts, '', '\u0000', ...days].slice(0, chooseByForm({ short: 4, long: 99 }));
}

function listArrayEdges({ items = { type: 'string' }, maxItems = 200 }: Schema): unknown[] {
  const [usual] = Object.values(
    createSampleBody({ type: 'object', required: ['item'], properties: { item: items } }),
  );
  return [[], Array(maxItems).fill(usual), ...listEdges(items).map((edge) => [edge])];
}

const fillPath = (url: string, params: Values) =>
  url.replaceAll(/:(\w+)|\*/g, (_, name = '*') => encodeURIComponent(String(params[name] ?? 'x')));

function toQueryText(query: Values): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
  return texts.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(texts)).toString()}`;
}

async function placeMove(): Promise<string> {
  const { data } = (await sendGet(shop.app, shop.shopper, '/users/getcalendar')).json();
  const { day } = data[0].days[3] as { day: string };
  const order = buildOrderBody(shop.shopper, van.price, createLine(van.productid));
  const response = await sendPost(shop.app, shop.shopper, '/users/orderplace', {
    ...order,
    schedule: createMoveSchedule(day),
  });
  return response.json().orderno;
}
