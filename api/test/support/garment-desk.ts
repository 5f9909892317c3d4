import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CustomerGarment } from 'contract/garments/garment-fields';
import type { OrderGarments, StaffGarmentOnWire } from 'contract/garments/staff-garments';
import { createOrderUrl } from '../../src/orders/link/order-link.ts';
import { loadOrder } from '../../src/orders/records/load-orders.ts';
import { createGuest, createPerson, type Person } from './people.ts';
import { createJpeg } from './picture-files.ts';
import {
  buildOrderBody,
  createLine,
  dress,
  placeOrder,
  saveShippingDetails,
  sendGet,
  sendPost,
} from './shopping.ts';
import { createTestApp } from './test-app.ts';

export const findings = [
  { kind: 'stain', place: 'hem', note: 'red wine, 3 cm' },
  { kind: 'missing_beads', place: 'left sleeve', note: '' },
];

interface LinkedPage {
  garments?: CustomerGarment[];
  progress: { step: string }[];
  cancel: { refusal: string };
}

/** Creates a shop with staff, and functions that work on garments. */
export async function createGarmentDesk() {
  const shop = await createTestApp({ PUBLIC_URL: 'https://shop.example.com' });
  const { app, db } = shop;
  const staff = await createPerson(db, 'staff');

  /** Places a guest's order of one dress. Returns its number and the token of its page. */
  async function order(who?: Person) {
    const buyer = who ?? (await createGuest(app));
    await saveShippingDetails(app, buyer);
    const body = buildOrderBody(buyer, dress.price, createLine(dress.productid));
    const { orderid, orderno } = await placeOrder(app, buyer, body);
    const detail = await loadOrder(db, orderid);
    assert.ok(detail);
    const token = (await createOrderUrl(db, detail)).split('#').at(-1) ?? '';
    return { orderid, orderno, token, email: detail.email, buyer };
  }

  const post = (path: string, body: object, who = staff) =>
    sendPost(app, who, `/staff/garments/${path}`, body);

  async function read(ticket: string): Promise<StaffGarmentOnWire> {
    const response = await sendGet(app, staff, `/staff/garments/${ticket}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: StaffGarmentOnWire }>().data;
  }

  async function readOfOrder(orderno: string): Promise<OrderGarments> {
    const response = await sendGet(app, staff, `/staff/garments/of/${orderno}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: OrderGarments }>().data;
  }

  /** Sends a change of staff with the present version of the garment. */
  async function act(ticket: string, path: string, body: object = {}) {
    const { version } = await read(ticket);
    return post(`${ticket}/${path}`, { version, ...body });
  }

  async function succeed(ticket: string, path: string, body: object = {}) {
    const response = await act(ticket, path, body);
    assert.equal(response.statusCode, 200, response.body);
  }

  /** Places an order and takes in its dress. */
  async function takeIn(who?: Person) {
    const placed = await order(who);
    const { lines } = await readOfOrder(placed.orderno);
    const response = await post(`of/${placed.orderno}`, {
      key: randomUUID(),
      garments: [{ lineid: lines[0]?.lineid ?? null, name: 'Ivory dress' }],
    });
    assert.equal(response.statusCode, 200, response.body);
    return { ...placed, ticket: `${placed.orderno}-1` };
  }

  const describe = (ticket: string, more: object = {}) =>
    act(ticket, 'condition', {
      name: 'Ivory dress',
      value: 250_000,
      note: 'Hem is worn.',
      findings,
      ...more,
    });

  /** Takes in a dress, describes it and sends that to the customer. */
  async function sent(who?: Person) {
    const taken = await takeIn(who);
    await describe(taken.ticket);
    const response = await post(`of/${taken.orderno}/send`, { tickets: [taken.ticket] });
    assert.equal(response.statusCode, 200, response.body);
    return taken;
  }

  const upload = (ticket: string, payload: Buffer, key: string = randomUUID(), who = staff) =>
    app.inject({
      method: 'POST',
      url: `/staff/garments/${ticket}/photos`,
      headers: { ...who.headers, 'content-type': 'image/jpeg', 'x-photo-key': key },
      payload,
    });

  async function addPhoto(ticket: string) {
    const response = await upload(ticket, await createJpeg(ticket + randomUUID()));
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: { id: number; url: string } }>().data;
  }

  const answer = (path: string, body: object) =>
    app.inject({ method: 'POST', url: `/users/garments/${path}`, payload: body });

  /** Returns the page of the order that a link opens. */
  async function readOrder(token: string) {
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderbylink',
      payload: { token },
    });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: LinkedPage }>().data;
  }

  /** Returns the garments on the page that a link opens. */
  const readPage = async (token: string) => (await readOrder(token)).garments ?? [];

  const load = (url: string) => app.inject({ method: 'GET', url: `/${url}` });

  return {
    ...shop,
    staff,
    order,
    post,
    read,
    readOfOrder,
    act,
    succeed,
    takeIn,
    describe,
    sent,
    upload,
    addPhoto,
    answer,
    readOrder,
    readPage,
    load,
  };
}
