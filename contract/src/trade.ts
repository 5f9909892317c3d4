import { kitOf } from './kits.ts';
import type { Id } from './readers.ts';

/** What an order's line is: goods that are sold, things that are taken into care, or work that is done elsewhere. */
export type Trade = 'goods' | 'care' | 'move';

interface ServiceWords {
  name: string;
  type: string;
}

const goods = /\b(kits?|box(es)?|cartons?|crates?|materials?|supplies)\b/i;
const care = /garment|clean|care\b|preserv|restor|launder|dress|gown/i;
const move = /remov|\bmov(e|es|ing)\b|relocat|storage/i;

/**
 * The trade of a product, told by its service: section 7 has no field for it, so the words do that every backend
 * names its services by. What nothing is known of is goods.
 */
export function tradeOf(
  product: { id: Id | null; name: string },
  service: ServiceWords | null | undefined,
): Trade {
  if (!service || kitOf(product)) return 'goods';
  const { name, type } = service;
  if (care.test(type)) return 'care';
  if (goods.test(name)) return 'goods';
  if (care.test(name)) return 'care';
  return move.test(name) ? 'move' : 'goods';
}
