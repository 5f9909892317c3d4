import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGuest, createPerson } from '../../support/people.ts';
import { sendGet, sendPost } from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp();

const home = {
  name: 'Robin',
  lastname: 'Example',
  address: '1 Example Street',
  mobile: '07700900123',
  city: 'London',
  postalcode: 'SW1A 1AA',
};
type Shopper = Parameters<typeof sendGet>[1];
const keep = (who: Shopper, more: object = {}) =>
  sendPost(app, who, '/account/addresses', { ...home, ...more });
const readAddresses = async (who: Shopper) =>
  (await sendGet(app, who, '/account/addresses')).json<{ data: object[] }>().data;

describe('the addresses of an account', () => {
  it('are empty at first, then returned in the order in which they were saved', async () => {
    const ann = await createPerson(db);
    assert.deepEqual(await readAddresses(ann), []);
    const { id } = (await keep(ann)).json<{ id: number }>();
    const work = (await keep(ann, { city: 'Leeds' })).json<{ id: number }>();
    assert.deepEqual(await readAddresses(ann), [
      { id, ...home },
      { id: work.id, ...home, city: 'Leeds' },
    ]);
  });

  it('are changed and removed one by one', async () => {
    const bea = await createPerson(db);
    const { id } = (await keep(bea)).json<{ id: number }>();
    assert.equal((await keep(bea, { id, city: 'York' })).statusCode, 200);
    assert.deepEqual(await readAddresses(bea), [{ id, ...home, city: 'York' }]);
    for (let twice = 0; twice < 2; twice += 1) {
      assert.equal((await sendPost(app, bea, '/account/addresses/remove', { id })).statusCode, 200);
    }
    assert.deepEqual(await readAddresses(bea), []);
    assert.equal((await keep(bea, { id })).statusCode, 404);
  });

  it('are not saved twice', async () => {
    const cat = await createPerson(db);
    const first = (await keep(cat)).json();
    assert.deepEqual((await keep(cat)).json(), first);
    assert.equal((await readAddresses(cat)).length, 1);
  });

  it('are limited to twenty, even with concurrent requests', async () => {
    const dan = await createPerson(db);
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, nth) => keep(dan, { address: `${nth} Example Street` })),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    assert.equal(refused.length, 4);
    assert.match(refused[0]?.json().error, /20 addresses/);
    assert.equal((await readAddresses(dan)).length, 20);
  });

  it('cannot be read, changed or removed by another user', async () => {
    const [eve, other] = [await createPerson(db), await createPerson(db)];
    const { id } = (await keep(eve)).json<{ id: number }>();
    assert.deepEqual(await readAddresses(other), []);
    assert.equal((await keep(other, { id, city: 'Hull' })).statusCode, 404);
    await sendPost(app, other, '/account/addresses/remove', { id });
    assert.deepEqual(await readAddresses(eve), [{ id, ...home }]);
  });

  it('are only for customers with an account', async () => {
    for (const who of [await createGuest(app), await createPerson(db, 'staff')]) {
      assert.equal((await sendGet(app, who, '/account/addresses')).statusCode, 403);
      assert.equal((await keep(who)).statusCode, 403);
    }
  });
});
