import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  getOrderAction,
  type OrderActionName,
  orderActionNames,
} from 'contract/order-actions/order-actions';
import { toRoutePath } from '../../../src/http/serve-call.ts';
import { listRoutes } from '../../support/routes.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { sendPost } from '../../support/shopping.ts';

const { app, contact, dayWith, goods, pageOf, refusalOf, shop, staff } = await createOrderDesk();

const address = { address: '1 Old Street', postcode: 'E1 6AN', floor: 0, lift: false };
const pickup = { ...address, parking: 'outside' };

/** A valid request of each action. */
const requests: Record<OrderActionName, (version: number) => object | Promise<object>> = {
  editOrder: (version) => ({
    version,
    reason: 'Phoned',
    composition: {
      lines: [{ type: 'product', productid: 34, quantity: 2, addons: [] }],
      discount: null,
      delivery: null,
    },
    total: 2_400,
  }),
  addNote: () => ({ text: 'A note', key: crypto.randomUUID() }),
  moveStep: () => ({ trade: 'goods', step: 'ready' }),
  changeDay: async () => ({ trade: 'move', date: await dayWith(1), half: 'morning' }),
  confirmDay: () => ({}),
  keepDay: () => ({ trade: 'move' }),
  offerDay: () => ({ trade: 'move' }),
  changeContact: (version) => contact(version),
  changeEventDate: (version) => ({ version, reason: 'Phoned', eventdate: '' }),
  changeMoveAddresses: (version) => ({ version, reason: 'Phoned', pickup, destination: pickup }),
  resendMail: () => ({}),
  stopReminders: () => ({}),
  resumeReminders: () => ({}),
  renewLink: () => ({}),
  endLinks: () => ({}),
  issueInvoice: () => ({}),
  issueCreditNote: () => ({ reason: 'Wrong address' }),
  hold: () => ({ reason: 'Waits for a fitting' }),
  resume: () => ({}),
  askForPayment: () => ({ amount: 1_000, key: crypto.randomUUID() }),
  recordPayment: () => ({ amount: 1_000, method: 'cash', key: crypto.randomUUID() }),
  correctPayment: () => ({ reason: 'Typed twice' }),
  complete: () => ({ state: 'completed' }),
  cancel: () => ({ state: 'cancelled', reason: 'Out of stock' }),
};

const toUrl = (name: OrderActionName, orderno: string) =>
  `/${getOrderAction(name).path}`
    .replace('{orderno}', orderno)
    .replace('{mailid}', '1')
    .replace('{paymentid}', '1');

describe('every action of staff on an order', async () => {
  const routes = await listRoutes(shop);

  for (const name of orderActionNames) {
    const { path, permission } = getOrderAction(name);

    it(`has a call and a preview with its permission: ${name}`, () => {
      for (const url of [toRoutePath(path), toRoutePath(`${path}/preview`)]) {
        const route = routes.find((each) => each.url === url && each.method === 'POST');
        assert.equal(route?.permission, permission, url);
      }
    });

    it(`is refused by call and preview for the reason that the page shows: ${name}`, async () => {
      const made = await goods();
      await sendPost(app, staff, toUrl('cancel', made.orderno), await requests.cancel(1));
      const page = await pageOf(made);
      const refusal = refusalOf(page, name);
      assert.notEqual(refusal, undefined);
      if (refusal === '') return;
      const url = toUrl(name, made.orderno);
      const body = await requests[name](page.version);
      for (const each of [url, `${url}/preview`]) {
        const response = await sendPost(app, staff, each, body);
        assert.deepEqual([response.statusCode, response.json().error], [409, refusal], each);
      }
      assert.equal((await pageOf(made)).version, page.version);
    });
  }
});

describe('a preview', () => {
  it("of changed details needs the new e-mail alone, and warns of the order's account", async () => {
    const { orderno } = await goods();
    const response = await sendPost(app, staff, `${toUrl('changeContact', orderno)}/preview`, {
      email: 'new@example.com',
    });
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(response.json().data.warnings[0].code, 'other_account');
  });

  it('of a cancellation needs no reason', async () => {
    const { orderno } = await goods();
    const url = `${toUrl('cancel', orderno)}/preview`;
    const response = await sendPost(app, staff, url, { state: 'cancelled' });
    assert.equal(response.statusCode, 200, response.body);
  });

  it('of a step names a field that is missing', async () => {
    const { orderno } = await goods();
    const response = await sendPost(app, staff, `${toUrl('moveStep', orderno)}/preview`, {});
    assert.equal(response.statusCode, 400);
    assert.match(response.json().error, /trade/);
  });
});
