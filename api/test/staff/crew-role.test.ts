import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderDesk } from '../support/order-desk.ts';
import { createPerson } from '../support/people.ts';
import { createLine, buildOrderBody, sendGet, sendPost } from '../support/shopping.ts';

describe('a member of a crew (rule 76)', async () => {
  const { app, db, shopper, staff, removal } = await createOrderDesk();
  const member = await createPerson(db, 'staff', 'driver-of-test@example.com', 'crew');
  const { orderno } = await removal();

  for (const url of [
    `/users/orderpage/${orderno}`,
    `/users/getusers/${shopper.id}`,
    `/users/getorderproducts/${shopper.id}`,
    `/users/getcustomers/${shopper.id}`,
    `/users/getcartitems/${shopper.id}`,
    `/users/getschedules/${shopper.id}`,
    `/users/getmail/${shopper.id}/${orderno}`,
  ])
    it(`reads nothing of a customer by ${url}`, async () => {
      const response = await sendGet(app, member, url);
      assert.ok([403, 404].includes(response.statusCode), `${response.statusCode}`);
      assert.ok(!response.body.includes('Example Street'));
    });

  it('sees no orders of others in the list of orders', async () => {
    const own = await sendGet(app, member, '/users/getorders');
    assert.deepEqual(own.json(), []);
    assert.equal(own.headers['x-total-count'], undefined);
    const all = await sendGet(app, staff, '/users/getorders');
    assert.ok(all.json().length > 0);
  });

  it('orders nothing for somebody else', async () => {
    const body = buildOrderBody(shopper, 12, createLine(34));
    const response = await sendPost(app, member, '/users/orderplace', body);
    assert.equal(response.statusCode, 403);
  });

  it('is no colleague to whom a message can be assigned', async () => {
    const colleagues = await sendGet(app, staff, '/staff/messages/colleagues');
    const ids = colleagues.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
    assert.ok(ids.includes(staff.id));
    assert.ok(!ids.includes(member.id));
  });
});
