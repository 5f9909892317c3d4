import {
  type FulfilmentKind,
  fulfilmentKinds,
  type FulfilmentGroup,
  toFulfilmentGroup,
} from '../../catalog/fulfilment.ts';
import type { PaymentMethod } from '../../payments/payment-method.ts';

/** The facts about an order on which its texts depend. */
export interface OrderOutline {
  kinds: readonly FulfilmentKind[];
  method: PaymentMethod;
}

export type PartName = 'goods' | 'care' | 'move' | 'storage';

export interface OrderPart {
  name: PartName;
  /** Names of all items in care, such as 'garments and curtains', or ''. */
  noun: string;
}

/** Returns the parts of an order. An order of unknown kinds counts as goods. */
export function listOrderParts(kinds: readonly FulfilmentKind[]): OrderPart[] {
  const careKinds = fulfilmentKinds.filter(
    (kind) => kinds.includes(kind) && toFulfilmentGroup(kind) === 'care',
  );
  const noun = joinWords(careKinds);
  const names: PartName[] = [];
  if (kinds.length === 0 || kinds.includes('goods')) names.push('goods');
  if (careKinds.length > 0) names.push('care');
  if (kinds.includes('move')) names.push('move');
  if (kinds.includes('storage')) names.push('storage');
  return names.map((name) => ({ name, noun }));
}

export const findOrderPart = (
  kinds: readonly FulfilmentKind[],
  group: FulfilmentGroup,
): OrderPart | undefined =>
  listOrderParts(kinds).find(
    ({ name }) => name === group || (group === 'move' && name === 'storage'),
  );

/** Returns whether the customer fetches this part from the warehouse with 'Collection Only'. */
export const isAtWarehouse = ({ name }: OrderPart): boolean => name === 'goods' || name === 'care';

export function joinWords(names: readonly string[]): string {
  const lastWord = names.at(-1) ?? '';
  return names.length < 2 ? lastWord : `${names.slice(0, -1).join(', ')} and ${lastWord}`;
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
