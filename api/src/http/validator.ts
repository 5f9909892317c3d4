import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { typedKeywordDefinition } from './clean-field.ts';

/**
 * Accepts numbers as text and text as numbers (decision 41), but no booleans as either. Drops fields that a schema
 * with `additionalProperties: false` does not list.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  // Error sentences use the title of the refused field's schema.
  verbose: true,
});

/** Looks at a value as it came: only before `allOf` is it not yet coerced. */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_noun: string, value: unknown) => typeof value !== 'boolean',
  error: { message: ({ schema }) => `must be ${schema as string}` },
});

ajv.addKeyword(typedKeywordDefinition);

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) =>
  ajv.compile(withoutBooleans(schema));

/** The types that never accept a boolean, with the nouns for their error messages. */
const nouns = new Map<unknown, string>([
  ['integer', 'a number'],
  ['number', 'a number'],
  ['null', 'a number'],
  ['string', 'text'],
]);

/**
 * Makes the schema's numbers, texts and nulls refuse booleans. Coercion would read true as 1 or as the text 'true'.
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
