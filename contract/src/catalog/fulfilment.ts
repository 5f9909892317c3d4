import { findKit } from './kits.ts';
import type { Id } from '../values/readers.ts';

/** Goods are sold. Garments and curtains in care are cleaned or stored. A move is carried out. */
export const fulfilmentGroups = ['goods', 'care', 'move'] as const;

export type FulfilmentGroup = (typeof fulfilmentGroups)[number];

/**
 * Kind of work for a product. More detailed than the fulfilment group, because texts name the items
 * in care and distinguish storage from a move.
 */
export const fulfilmentKinds = [
  'goods',
  'garments',
  'curtains',
  'blinds',
  'items',
  'move',
  'storage',
] as const;

export type FulfilmentKind = (typeof fulfilmentKinds)[number];

/** Kinds of a service, which staff set. An office is moved by quote, so the calculator omits it. */
export const serviceKinds = [
  'goods',
  'garments',
  'curtains',
  'items',
  'move',
  'office',
  'storage',
] as const;

export type ServiceKind = (typeof serviceKinds)[number];

interface ServiceIdentity {
  name: string;
  type: string;
  /** Undefined for backends whose services have no kind. */
  kind?: ServiceKind | undefined;
}

interface ProductIdentity {
  id: Id | null;
  name: string;
}

const goodsPattern = /\b(kits?|box(es)?|cartons?|crates?|materials?|supplies)\b/i;
const carePattern = /garment|clean|care\b|preserv|restor|launder|dress|gown/i;
const movePattern = /remov|\bmov(e|es|ing)\b|relocat/i;
const storagePattern = /storage/i;

const blindsPattern = /\bblinds?\b/i;

const careKindPatterns = [
  ['blinds', blindsPattern],
  ['curtains', /curtain|drape/i],
  ['garments', /garment|dress|gown|wear\b|robe|suit|veil/i],
] as const;

export const getFulfilmentGroup = (
  product: ProductIdentity,
  service: ServiceIdentity | null | undefined,
): FulfilmentGroup => toFulfilmentGroup(getFulfilmentKind(product, service));

/** Returns the kind of work for a product. The default is goods. */
export function getFulfilmentKind(
  product: ProductIdentity,
  service: ServiceIdentity | null | undefined,
): FulfilmentKind {
  if (!service || findKit(product)) return 'goods';
  return service.kind === undefined
    ? guessFulfilmentKind(product, service)
    : refineServiceKind(service.kind, product);
}

/** Returns whether a service moves homes. Without a kind, tells by the service's names. */
export const isHomeMove = (service: ServiceIdentity): boolean =>
  service.kind === undefined
    ? getFulfilmentGroup({ id: null, name: '' }, service) === 'move' &&
      !/storage|office/i.test(service.name)
    : service.kind === 'move';

/** A service for curtains may clean blinds too, and a mover may store. The product's name tells. */
function refineServiceKind(kind: ServiceKind, { name }: ProductIdentity): FulfilmentKind {
  if (kind === 'curtains' && blindsPattern.test(name)) return 'blinds';
  if (kind === 'office' || kind === 'move') return isStorage(name, '') ? 'storage' : 'move';
  return kind;
}

/** Guesses the kind from the names, because other backends need not send it. */
function guessFulfilmentKind(
  product: ProductIdentity,
  { name, type }: ServiceIdentity,
): FulfilmentKind {
  if (carePattern.test(type)) return guessCareKind(product.name, name, type);
  if (goodsPattern.test(name)) return 'goods';
  if (carePattern.test(name)) return guessCareKind(product.name, name, type);
  if (!movePattern.test(name) && !storagePattern.test(name)) return 'goods';
  return isStorage(product.name, name) ? 'storage' : 'move';
}

function guessCareKind(...names: readonly string[]): FulfilmentKind {
  for (const text of names) {
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
