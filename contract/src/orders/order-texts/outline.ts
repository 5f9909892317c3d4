import {
  type FulfilmentKind,
  fulfilmentKinds,
  type FulfilmentGroup,
  toFulfilmentGroup,
} from '../../catalog/trade.ts';

export type PaymentMethod = 'offline' | 'online';

/** The data on which the texts of an order depend. */
export interface OrderOutline {
  kinds: readonly FulfilmentKind[];
  method: PaymentMethod;
}

/** The parts of an order with own texts. Storage has its own texts, because it is no move. */
export type PartName = 'goods' | 'care' | 'move' | 'storage';

export interface OrderPart {
  name: PartName;
  /** Noun for the things in care, such as 'garments and curtains'. */
  noun: string;
}

/**
 * Returns the parts of an order. An order without known kinds has the part goods, as in
 * `getFulfilmentGroup`.
 */
export function listOrderParts(kinds: readonly FulfilmentKind[]): OrderPart[] {
  const care = fulfilmentKinds.filter(
    (kind) => kinds.includes(kind) && toFulfilmentGroup(kind) === 'care',
  );
  const noun = joinWords(care);
  const names: PartName[] = [];
  if (kinds.length === 0 || kinds.includes('goods')) names.push('goods');
  if (care.length > 0) names.push('care');
  if (kinds.includes('move')) names.push('move');
  if (kinds.includes('storage')) names.push('storage');
  return names.map((name) => ({ name, noun }));
}

/**
 * Returns the part that has the texts of a fulfilment group, or undefined if the order has no such
 * part.
 */
export const findOrderPart = (
  kinds: readonly FulfilmentKind[],
  trade: FulfilmentGroup,
): OrderPart | undefined =>
  listOrderParts(kinds).find(
    ({ name }) => name === trade || (trade === 'move' && name === 'storage'),
  );

/** Returns whether the shopper fetches this part from the warehouse with 'Collection Only'. */
export const isAtWarehouse = ({ name }: OrderPart): boolean => name === 'goods' || name === 'care';

/** Joins names, such as 'garments, curtains and blinds'. */
export function joinWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
