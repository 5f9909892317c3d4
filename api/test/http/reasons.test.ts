import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { optionalReason, reason } from 'contract/calls/wire';
import { toRouteSchema } from '../../src/http/serve-call.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import { listRoutes } from '../support/routes.ts';

const desk = await createOrderDesk();
const { act, db, dayWith, goods, removal, setDate, pageOf } = desk;

/** Texts without a visible character. */
const toJson = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));

const blankReasons = ['', ' ', '\t\n', '\u200b\u200b', '\u00a0\ufeff', '\u202e\u3164', '\u2800'];

/** Returns all schemas of a property `reason` in a schema of a body. */
function listReasonSchemas(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, child]) =>
    name === 'reason' && typeof child === 'object' ? [child] : listReasonSchemas(child),
  );
}

describe('a reason', () => {
  it('has one rule in all calls that take one', async () => {
    const routes = await listRoutes({ ...desk, db });
    const reasons = routes.flatMap(({ url, schema }) =>
      listReasonSchemas(schema.body).map((reasonSchema) => ({ url, reasonSchema })),
    );
    assert.ok(reasons.length > 12);
    for (const { url, reasonSchema } of reasons)
      assert.ok(
        [reason, optionalReason].some((rule) =>
          isDeepStrictEqual(toJson(toRouteSchema(rule)), toJson(reasonSchema)),
        ),
        url,
      );
  });

  for (const blankReason of blankReasons)
    it(`without a visible character is none: ${JSON.stringify(blankReason)}`, async () => {
      const made = await removal();
      const cancelled = await act(made, 'state', { state: 'cancelled', reason: blankReason });
      assert.deepEqual([cancelled.statusCode, cancelled.json().code], [400, 'reason_missing']);
      assert.equal((await pageOf(made)).state, 'awaiting_collection');
      const full = await dayWith(0);
      const forced = await setDate(made, full, { override: true, reason: blankReason });
      assert.deepEqual([forced.statusCode, forced.json().code], [400, 'reason_missing']);
      const { version } = await pageOf(made);
      const date = await act(made, 'event-date', { version, eventdate: '', reason: blankReason });
      assert.deepEqual([date.statusCode, date.json().error], [400, 'Reason is missing.']);
    });

  it('is needed to cancel an order, because its customer gets a mail', async () => {
    const made = await goods();
    const response = await act(made, 'state', { state: 'cancelled' });
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().error, 'Please say why the order is cancelled.');
    assert.equal(
      (await act(made, 'state', { state: 'cancelled', reason: ' Out of stock\n' })).statusCode,
      200,
    );
    const entry = (await pageOf(made)).timeline.find(({ reason: text }) => text !== '');
    assert.equal(entry?.reason, 'Out of stock');
  });

  it('is at most 500 characters long', async () => {
    const made = await goods();
    const response = await act(made, 'state', { state: 'cancelled', reason: 'x'.repeat(501) });
    assert.equal(response.json().error, 'Reason is too long: at most 500 characters.');
  });
});
