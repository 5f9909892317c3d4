/**
 * Texts that match the patterns of the schemas. One matches days and texts that are not empty, the
 * other matches keys.
 */
const FITTING = ['2026-12-01', '0f8fad5b-d9cb-469f-a165-70867728950e'];

/** The parts of JSON Schema that the routes use. */
interface Schema {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  pattern?: string;
  format?: string;
}

/** Returns the simplest body that matches the schema of a route, without its optional fields. */
export const createSampleBody = (schema: object): object => createSample(schema) as object;

function createSample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return createSample(schema.anyOf[0] ?? {});
  if (schema.type === 'string') return createText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return createNumber(schema);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'null') return null;
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    return Array.from({ length: schema.minItems ?? 0 }, () => createSample(item));
  }
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).filter(
    ([name, part]) => required.includes(name) || part.default !== undefined,
  );
  return Object.fromEntries(fields.map(([name, part]) => [name, createSample(part)]));
}

const createNumber = ({ minimum, exclusiveMinimum }: Schema): number =>
  minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);

function createText({ format, pattern, minLength = 0 }: Schema): string | undefined {
  if (format === 'date') return FITTING[0];
  if (format === 'date-time') return `${FITTING[0]}T10:00:00Z`;
  if (pattern === undefined) return 'x'.repeat(minLength);
  return FITTING.find((text) => new RegExp(pattern, 'u').test(text)) ?? FITTING[0];
}
