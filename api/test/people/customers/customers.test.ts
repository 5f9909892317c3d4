import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { customers } from '../../../src/people/customers/tables.ts';
import { type Person, createPerson } from '../../support/people.ts';
import { saveShippingDetails, sendGet, sendPost } from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp();
const read = (shopper: Person) => sendGet(app, shopper, `/users/getcustomers/${shopper.id}`);

describe('shipping details', () => {
  it('are null until they are saved', async () => {
    const response = await read(await createPerson(db));
    assert.equal(response.statusCode, 200);
    assert.equal(response.json(), null);
  });

  it('are returned with the fields of section 3 of the specification', async () => {
    const shopper = await createPerson(db);
    const id = await saveShippingDetails(app, shopper);
    assert.deepEqual((await read(shopper)).json(), {
      id,
      name: 'Robin',
      last_name: 'Example',
      address: '1 Example Street',
      mobile: '07700900123',
      city: 'London',
      postalcode: 'SW1A 1AA',
      userid: shopper.id,
    });
  });

  it('are the newest ones, and the older ones stay stored', async () => {
    const shopper = await createPerson(db);
    await saveShippingDetails(app, shopper);
    const id = await saveShippingDetails(app, shopper, 'Newer');
    assert.equal((await read(shopper)).json().id, id);
    const kept = await db.select().from(customers).where(eq(customers.userid, shopper.id));
    assert.deepEqual(
      kept.map(({ lastName }) => lastName),
      ['Example', 'Newer'],
    );
  });

  it('have no column that the caller chose beyond them', async () => {
    const shopper = await createPerson(db);
    const body = { name: 'Robin', lastname: 'Example', city: 'London', mobile: '07700900123' };
    const response = await sendPost(app, shopper, '/users/addcustomers', {
      ...body,
      address: '1 Example Street',
      postalcode: 'SW1A 1AA',
      userid: shopper.id,
      id: 999_999,
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    assert.equal(response.statusCode, 200, response.body);
    assert.notEqual(response.json().insertId, 999_999);
  });

  it('can be empty text', async () => {
    const shopper = await createPerson(db);
    const empty = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };
    const response = await sendPost(app, shopper, '/users/addcustomers', {
      ...empty,
      userid: shopper.id,
    });
    assert.equal(response.statusCode, 200);
    assert.equal(response.json().status, true);
    assert.equal(typeof response.json().insertId, 'number');
  });

  it('return 400 for a field that is missing, too long or of the wrong type', async () => {
    const shopper = await createPerson(db);
    const good = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };
    const { city: _city, ...missing } = good;
    for (const bad of [missing, { ...good, name: 'x'.repeat(201) }, { ...good, address: {} }]) {
      assert.equal((await sendPost(app, shopper, '/users/addcustomers', bad)).statusCode, 400);
    }
  });
});
