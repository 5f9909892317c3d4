import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What fits the pattern of days, and of texts that are not empty. */
const FITTING = '2026-12-01';

/** The simplest body that fits a route's schema. */
export const sampleOf = (schema: object): object =>
  Value.Create(withTexts(schema) as TSchema) as object;

/** The schema with a text wherever there is a pattern: from that alone none can be made. */
function withTexts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withTexts);
  if (typeof part !== 'object' || part === null) return part;
  if ('pattern' in part && 'type' in part) return { ...part, const: FITTING, default: FITTING };
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part)) as object;
  const parts = Object.entries(part).map(([key, of]) => ({ [key]: withTexts(of) }));
  return Object.assign(copy, ...parts) as object;
}
