import assert from 'node:assert/strict';
import type { Composition, ComposedLine } from 'contract/compose/composition';
import type { OrderComposition } from 'contract/compose/order-composition';
import type { ActionPreview, EditSummary } from 'contract/order-actions/action-responses';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';
import { sendGet, sendPost } from './shopping.ts';

/** Changes the composition of an order before it is sent. */
export type Change = (composition: Composition) => Composition;

/** Adds lines of a product. */
export const addProduct =
  (productid: number, quantity = 1): Change =>
  (composition) => ({
    ...composition,
    lines: [...composition.lines, { type: 'product', productid, quantity, addons: [] }],
  });

/** Adds a line without a product. */
export const addFree =
  (serviceid: number, price: number, more: object = {}): Change =>
  (composition) => {
    const line = {
      type: 'free',
      serviceid,
      text: 'Parking permit',
      price,
      quantity: 1,
      vatrate: 20,
    };
    return { ...composition, lines: [...composition.lines, { ...line, ...more } as ComposedLine] };
  };

export const removeLine =
  (index: number): Change =>
  (composition) => ({
    ...composition,
    lines: composition.lines.filter((_line, position) => position !== index),
  });

export const setQuantity =
  (index: number, quantity: number): Change =>
  (composition) => ({
    ...composition,
    lines: composition.lines.map((line, position) =>
      position === index ? { ...line, quantity } : line,
    ),
  });

export const setDiscount =
  (amount: number): Change =>
  (composition) => ({
    ...composition,
    discount: amount === 0 ? null : { amount, reason: 'A friend of the house' },
  });

/** Returns functions by which a member of staff changes orders. */
export function createEditor(app: FastifyInstance, editor: Person) {
  async function readComposition(orderno: string, who = editor): Promise<OrderComposition> {
    const response = await sendGet(app, who, `/staff/orders/${orderno}/composition`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: OrderComposition }>().data;
  }

  /** Sends a change of the present order. `more` replaces fields of the request. */
  async function edit(
    orderno: string,
    change: Change,
    more: object = {},
    who = editor,
  ): Promise<LightMyRequestResponse> {
    const { version, composition, method } = await readComposition(orderno, who);
    const changed = change(composition);
    const price = await sendPost(app, who, '/staff/compositions/price', {
      composition: changed,
      method,
      orderno,
    });
    assert.equal(price.statusCode, 200, price.body);
    return sendPost(app, who, `/staff/orders/${orderno}/edit`, {
      version,
      reason: 'Phoned',
      composition: changed,
      total: price.json<{ data: { total: number } }>().data.total,
      ...more,
    });
  }

  /** Changes an order, and fails if the change is refused. */
  async function editNow(orderno: string, change: Change, more: object = {}, who = editor) {
    const response = await edit(orderno, change, more, who);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ state: string }>().state;
  }

  async function preview(
    orderno: string,
    change: Change,
    more: object = {},
    who = editor,
  ): Promise<ActionPreview & { edit?: EditSummary }> {
    const { version, composition } = await readComposition(orderno, who);
    const body = { version, composition: change(composition), ...more };
    const response = await sendPost(app, who, `/staff/orders/${orderno}/edit/preview`, body);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: ActionPreview }>().data;
  }

  return { readComposition, edit, editNow, preview };
}
