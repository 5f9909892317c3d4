import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { typedKeyword } from './clean-field.ts';

/**
 * Numbers may come as text and text as numbers (decision 41), true and false as neither; fields that a
 * schema closed with `additionalProperties: false` does not list are dropped.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  // Refusals name a field by the title in its schema.
  verbose: true,
});

/** Looks at a value as it came: only before `allOf` is it not yet coerced. */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_noun: string, value: unknown) => typeof value !== 'boolean',
  error: { message: ({ schema }) => `must be ${schema as string}` },
});

ajv.addKeyword(typedKeyword);

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) =>
  ajv.compile(withoutBooleans(schema));

/** The types that a boolean is never coerced to, and their nouns in messages. */
const nouns = new Map<unknown, string>([
  ['integer', 'a number'],
  ['number', 'a number'],
  ['null', 'a number'],
  ['string', 'text'],
]);

/**
 * Closes the schema's numbers and texts, and null in their place, to true and false. Coercion would take
 * them for 1 and 0, or for the texts 'true' and 'false'.
 */
function withoutBooleans(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema),
    (_name, part: { type?: unknown; default?: unknown } | null) => {
      const notBoolean = nouns.get(part?.type);
      return notBoolean ? { default: part?.default, notBoolean, allOf: [part] } : part;
    },
  );
}
