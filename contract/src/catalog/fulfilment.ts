import { findKit } from './kits.ts';
import type { Id } from '../values/readers.ts';

/**
 * What the firm does for an order line: it sells goods, takes things into care, or does a move or
 * storage.
 */
export type FulfilmentGroup = 'goods' | 'care' | 'move';

/**
 * A finer division than `FulfilmentGroup`. Texts about an order name the things in care and differ
 * between storage and a move.
 */
export type FulfilmentKind =
  'goods' | 'garments' | 'curtains' | 'blinds' | 'items' | 'move' | 'storage';

/** In the order in which texts name them. */
export const fulfilmentKinds: readonly FulfilmentKind[] = [
  ...(['goods', 'garments', 'curtains', 'blinds', 'items'] as const),
  ...(['move', 'storage'] as const),
];

interface ServiceNames {
  name: string;
  type: string;
}

interface ProductIdentity {
  id: Id | null;
  name: string;
}

const goodsPattern = /\b(kits?|box(es)?|cartons?|crates?|materials?|supplies)\b/i;
const carePattern = /garment|clean|care\b|preserv|restor|launder|dress|gown/i;
const movePattern = /remov|\bmov(e|es|ing)\b|relocat/i;
const storagePattern = /storage/i;

const careKindPatterns = [
  ['blinds', /\bblinds?\b/i],
  ['curtains', /curtain|drape/i],
  ['garments', /garment|dress|gown|wear\b|robe|suit|veil/i],
] as const;

/**
 * Returns the group of a product by the words in the names of its service, because backends need
 * not send the group. A product of an unknown service is goods.
 */
export function getFulfilmentGroup(
  product: ProductIdentity,
  service: ServiceNames | null | undefined,
): FulfilmentGroup {
  if (!service || findKit(product)) return 'goods';
  const { name, type } = service;
  if (carePattern.test(type)) return 'care';
  if (goodsPattern.test(name)) return 'goods';
  if (carePattern.test(name)) return 'care';
  return movePattern.test(name) || storagePattern.test(name) ? 'move' : 'goods';
}

export function getFulfilmentKind(
  product: ProductIdentity,
  service: ServiceNames | null | undefined,
): FulfilmentKind {
  const group = getFulfilmentGroup(product, service);
  if (!service || group === 'goods') return 'goods';
  if (group === 'move') return isStorage(product.name, service.name) ? 'storage' : 'move';
  for (const text of [product.name, service.name, service.type]) {
    const match = careKindPatterns.find(([, pattern]) => pattern.test(text));
    if (match) return match[0];
  }
  return 'items';
}

/** Tells storage from a move, by the product's own name or else by that of its service. */
function isStorage(product: string, service: string): boolean {
  const decidingName = [product, service].find(
    (name) => movePattern.test(name) || storagePattern.test(name),
  );
  return decidingName !== undefined && !movePattern.test(decidingName);
}

export const toFulfilmentGroup = (kind: FulfilmentKind): FulfilmentGroup => {
  if (kind === 'goods') return 'goods';
  return kind === 'move' || kind === 'storage' ? 'move' : 'care';
};
