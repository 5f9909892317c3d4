import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { typedKeywordDefinition } from './clean-field.ts';

/**
 * Converts between numbers and text (rule 41), but never from booleans. Drops unknown fields if a
 * schema forbids additional ones.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  // Error sentences use the title of the refused field's schema.
  verbose: true,
});

/** Checks the original value. It runs before `allOf`, where values are converted. */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_noun: string, value: unknown) => typeof value !== 'boolean',
  error: { message: ({ schema }) => `must be ${schema as string}` },
});

ajv.addKeyword(typedKeywordDefinition);

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) =>
  ajv.compile(withoutBooleans(schema));

/** Types that never accept a boolean, with nouns for their error messages. */
const nouns = new Map<unknown, string>([
  ['integer', 'a number'],
  ['number', 'a number'],
  ['null', 'a number'],
  ['string', 'text'],
]);

/**
 * Makes numbers, texts and nulls of the schema refuse booleans. They would otherwise be read as 1
 * or 'true'.
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
