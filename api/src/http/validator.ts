import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Numbers may come as text and text as numbers (decision 41); fields that a schema closed with
 * `additionalProperties: false` does not list are dropped.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
});

/** Looks at a value as it came: only before `allOf` is it not yet coerced. */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_on: true, value: unknown) => typeof value !== 'boolean',
  error: { message: 'must be a number' },
});

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) =>
  ajv.compile(withoutBooleans(schema));

/**
 * The schema with its numbers, and what may be null in their place, closed to true and false, which
 * coercion would take for 1 and 0.
 */
function withoutBooleans(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_name, part: { type?: unknown; default?: unknown }) =>
    ['integer', 'number', 'null'].includes(part?.type as string)
      ? { default: part.default, notBoolean: true, allOf: [part] }
      : part,
  );
}
