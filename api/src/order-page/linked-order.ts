import { Type } from 'typebox';
import type { Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { orderOfToken } from '../orders/link/order-link.ts';

export const tokenFields = { token: Type.String({ minLength: 1, maxLength: 200 }) };

/** In the body, because addresses are logged on the way. */
export const TokenBody = Type.Object(tokenFields);

/** The order that a link opens. Throws 404; whether it never was one or is over is not told. */
export async function linkedOrder(tx: Tx, token: string): Promise<number> {
  const orderid = await orderOfToken(tx, token);
  if (orderid === null) throw notFound('This link opens no order any more.');
  return orderid;
}
