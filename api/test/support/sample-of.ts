import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/**
 * Texts that match the patterns of the schemas. One matches days and texts that are not empty, the
 * other matches keys.
 */
const FITTING = ['2026-12-01', '0f8fad5b-d9cb-469f-a165-70867728950e'];

/** Returns the simplest body that matches the schema of a route. */
export const createSampleBody = (schema: object): object =>
  Value.Create(withTexts(schema) as TSchema) as object;

/**
 * Returns the schema with a fixed text instead of each pattern. The library cannot create a text
 * for a pattern.
 */
function withTexts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withTexts);
  if (typeof part !== 'object' || part === null) return part;
  const value = findValue(part as TextSchema);
  if (value !== undefined && 'type' in part) return { ...part, const: value, default: value };
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(part)) as object;
  const parts = Object.entries(part).map(([key, of]) => ({ [key]: withTexts(of) }));
  return Object.assign(copy, ...parts) as object;
}

interface TextSchema {
  pattern?: string;
  format?: string;
  enum?: readonly string[];
}

/** Returns the first allowed value, or a text that matches the pattern. */
function findValue(part: TextSchema): string | undefined {
  if (part.enum !== undefined) return part.enum[0];
  if (part.format === 'date') return FITTING[0];
  if (part.format === 'date-time') return `${FITTING[0]}T10:00:00Z`;
  const { pattern } = part;
  if (pattern === undefined) return undefined;
  return FITTING.find((text) => new RegExp(pattern, 'u').test(text)) ?? FITTING[0];
}
