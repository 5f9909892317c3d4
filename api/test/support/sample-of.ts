import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A text that fits the pattern of days, and the pattern of texts that are not empty. */
const FITTING = '2026-12-01';

/** Returns the simplest body that fits the schema of a route. */
export const sampleOf = (schema: object): object =>
  Value.Create(withTexts(schema) as TSchema) as object;

/**
 * Returns the schema with a fixed text instead of each pattern, because a sample cannot be made
 * from a pattern.
 */
function withTexts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withTexts);
  if (typeof part !== 'object' || part === null) return part;
  if ('pattern' in part && 'type' in part) return { ...part, const: FITTING, default: FITTING };
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part)) as object;
  const parts = Object.entries(part).map(([key, of]) => ({ [key]: withTexts(of) }));
  return Object.assign(copy, ...parts) as object;
}
