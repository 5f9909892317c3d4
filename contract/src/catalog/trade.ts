import { kitOf } from './kits.ts';
import type { Id } from '../values/readers.ts';

/**
 * How an order line is fulfilled: goods are sold, things are taken into care, or a move is done at
 * the customer's address.
 */
export type Trade = 'goods' | 'care' | 'move';

/**
 * A finer kind than `FulfilmentGroup`. The texts of an order need it to name the things in care,
 * and to tell storage from a move.
 */
export type FulfilmentKind =
  'goods' | 'garments' | 'curtains' | 'blinds' | 'items' | 'move' | 'storage';

/** All fulfilment kinds, in the order of the texts. */
export const fulfilmentKinds: readonly FulfilmentKind[] = [
  ...(['goods', 'garments', 'curtains', 'blinds', 'items'] as const),
  ...(['move', 'storage'] as const),
];

interface ServiceWords {
  name: string;
  type: string;
}

interface ProductWords {
  id: Id | null;
  name: string;
}

const goods = /\b(kits?|box(es)?|cartons?|crates?|materials?|supplies)\b/i;
const care = /garment|clean|care\b|preserv|restor|launder|dress|gown/i;
const moving = /remov|\bmov(e|es|ing)\b|relocat/i;
const storage = /storage/i;

const careKindPatterns = [
  ['blinds', /\bblinds?\b/i],
  ['curtains', /curtain|drape/i],
  ['garments', /garment|dress|gown|wear\b|robe|suit|veil/i],
] as const;

/**
 * Returns the fulfilment group of a product by its service. Backends of section 7 send no such
 * field, so words in the names decide. A product of an unknown service is goods.
 */
export function tradeOf(product: ProductWords, service: ServiceWords | null | undefined): Trade {
  if (!service || kitOf(product)) return 'goods';
  const { name, type } = service;
  if (care.test(type)) return 'care';
  if (goods.test(name)) return 'goods';
  if (care.test(name)) return 'care';
  return moving.test(name) || storage.test(name) ? 'move' : 'goods';
}

/** Returns the fulfilment kind of a product, by its name and its service. */
export function fulfilmentKindOf(
  product: ProductWords,
  service: ServiceWords | null | undefined,
): FulfilmentKind {
  const trade = tradeOf(product, service);
  if (!service || trade === 'goods') return 'goods';
  if (trade === 'move') return isStorage(product.name, service.name) ? 'storage' : 'move';
  for (const words of [product.name, service.name, service.type]) {
    const named = careKindPatterns.find(([, pattern]) => pattern.test(words));
    if (named) return named[0];
  }
  return 'items';
}

/**
 * Returns whether a product of the group 'move' is storage. The product's own name decides first,
 * then the name of its service.
 */
function isStorage(product: string, service: string): boolean {
  const deciding = [product, service].find((name) => moving.test(name) || storage.test(name));
  return deciding !== undefined && !moving.test(deciding);
}

export const tradeOfKind = (kind: FulfilmentKind): Trade => {
  if (kind === 'goods') return 'goods';
  return kind === 'move' || kind === 'storage' ? 'move' : 'care';
};
