import { findKit } from './kits.ts';
import type { Id } from '../values/readers.ts';

/** Goods are sold. Garments and curtains in care are cleaned or stored. A move is carried out. */
export type FulfilmentGroup = 'goods' | 'care' | 'move';

/**
 * Kind of work for a product. More detailed than the fulfilment group, because texts name the items
 * in care and distinguish storage from a move.
 */
export type FulfilmentKind =
  'goods' | 'garments' | 'curtains' | 'blinds' | 'items' | 'move' | 'storage';

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
 * Returns the fulfilment group of a product. Derives the group from the service's names, because
 * backends need not send the group. The default is goods.
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
