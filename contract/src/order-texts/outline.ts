import { type FulfilmentKind, fulfilmentKinds, type Trade, tradeOfKind } from '../trade.ts';

export type Method = 'offline' | 'online';

/** All that the texts of an order depend on. */
export interface OrderOutline {
  kinds: readonly FulfilmentKind[];
  method: Method;
}

/** The rows of the table of texts: storage has its own, as nobody moves house by it. */
export type PartName = 'goods' | 'care' | 'move' | 'storage';

export interface OrderPart {
  name: PartName;
  /** What is in care, as in 'bring your garments and curtains'. */
  noun: string;
}

/** The parts of an order. An order of which nothing is known is goods, as in `tradeOf`. */
export function partsOf(kinds: readonly FulfilmentKind[]): OrderPart[] {
  const care = fulfilmentKinds.filter(
    (kind) => kinds.includes(kind) && tradeOfKind(kind) === 'care',
  );
  const noun = inWords(care);
  const names: PartName[] = [];
  if (kinds.length === 0 || kinds.includes('goods')) names.push('goods');
  if (care.length > 0) names.push('care');
  if (kinds.includes('move')) names.push('move');
  if (kinds.includes('storage')) names.push('storage');
  return names.map((name) => ({ name, noun }));
}

/** The part that gives the texts of a trade, or undefined when the order has none of it. */
export const partOf = (kinds: readonly FulfilmentKind[], trade: Trade): OrderPart | undefined =>
  partsOf(kinds).find(({ name }) => name === trade || (trade === 'move' && name === 'storage'));

/** Whether something of it is fetched from the warehouse when it is paid by 'Collection Only'. */
export const isAtWarehouse = ({ name }: OrderPart): boolean => name === 'goods' || name === 'care';

/** 'garments', 'garments and curtains', 'garments, curtains and blinds'. */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
