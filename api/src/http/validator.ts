import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { typedKeywordDefinition } from './clean-field.ts';

/**
 * Converts between numbers and text, because clients send either. Removes unknown fields if a
 * schema forbids additional ones.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  // Adds the schema to errors, because error messages contain the title of the invalid field.
  verbose: true,
});

/** Keyword that refuses booleans. It runs before `allOf`, which would convert them. */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_noun: string, value: unknown) => typeof value !== 'boolean',
  error: { message: ({ schema }) => `must be ${schema as string}` },
});

ajv.addKeyword(typedKeywordDefinition);

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) =>
  ajv.compile(refuseBooleans(schema));

/** Types that never accept a boolean, with nouns for their error messages. */
const nounsByType = new Map<unknown, string>([
  ['integer', 'a number'],
  ['number', 'a number'],
  ['null', 'a number'],
  ['string', 'text'],
]);

/**
 * Returns the schema with numbers, texts and nulls that refuse booleans. Ajv would otherwise
 * convert true to 1 or 'true'.
 */
function refuseBooleans(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema),
    (_name, subschema: { type?: unknown; default?: unknown } | null) => {
      const notBoolean = nounsByType.get(subschema?.type);
      return notBoolean
        ? { default: subschema?.default, notBoolean, allOf: [subschema] }
        : subschema;
    },
  );
}
