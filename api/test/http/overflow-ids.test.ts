import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPerson } from '../support/people.ts';
import { listRoutes } from '../support/routes.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const [customer, staff] = [await createPerson(shop.db), await createPerson(shop.db, 'staff')];
const routes = (await listRoutes(shop)).filter(({ url }) => url.includes('/:'));

const IDS = ['2147483648', '9007199254740993', '1e9', '9223372036854775808', '-1', '0.5', 'abc'];

describe('an address with an id that no row has', () => {
  for (const { method, url } of routes)
    it(`gets a refusal or nothing from ${method} ${url}`, async () => {
      for (const id of IDS) {
        for (const { headers } of [customer, staff]) {
          const { statusCode, body } = await shop.app.inject({
            method: method as 'GET',
            url: url.replaceAll(/:\w+/g, id),
            headers,
            ...(method !== 'GET' && { payload: {} }),
          });
          const isEmpty =
            statusCode === 200 && /^(?:\[\]|null)$|"(?:data|reviews)":\[\]/.test(body);
          assert.ok(isEmpty || (statusCode >= 400 && statusCode < 500), `${id}: ${body}`);
        }
      }
    });
});
