import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { isDay, isInstant } from 'contract/calendar/day';
import { typedKeywordDefinition } from './clean-field.ts';
import { compileOnce } from './compile-once.ts';

/** Converts between numbers and text, because clients send both. */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  // Includes the field's schema in each error, because error messages contain the field's title.
  verbose: true,
  // Optimising the generated code takes half of the compile time, and V8 optimises it anyway.
  code: { optimize: false },
});

/**
 * Rejects booleans before `allOf` is checked, because Ajv converts booleans while it checks
 * `allOf`.
 */
ajv.addKeyword({
  keyword: 'notBoolean',
  before: 'allOf',
  validate: (_noun: string, value: unknown) => typeof value !== 'boolean',
  error: { message: ({ schema }) => `must be ${schema as string}` },
});

ajv.addKeyword(typedKeywordDefinition);

ajv.addFormat('date', isDay);
ajv.addFormat('date-time', isInstant);

export const validatorCompiler: FastifySchemaCompiler<object> = compileOnce((schema) =>
  ajv.compile(refuseBooleans(schema)),
);

const nounsByType = new Map<unknown, string>([
  ['integer', 'a number'],
  ['number', 'a number'],
  ['null', 'a number'],
  ['string', 'text'],
]);

/**
 * Adds the keyword `notBoolean` to numbers and texts. Ajv would otherwise convert true to 1 or
 * 'true'.
 */
function refuseBooleans(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema),
    (_name, subschema: { type?: unknown; default?: unknown } | null) => {
      const expectedNoun = nounsByType.get(subschema?.type);
      return expectedNoun
        ? { default: subschema?.default, notBoolean: expectedNoun, allOf: [subschema] }
        : subschema;
    },
  );
}
