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
  // Reports the problem of the variant that `type` names, and not those of all variants.
  discriminator: true,
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

/** Rejects null before `allOf` is checked, because Ajv converts null while it checks `allOf`. */
ajv.addKeyword({
  keyword: 'notNull',
  before: 'allOf',
  validate: (_isNotNull: boolean, value: unknown) => value !== null,
  error: { message: 'must not be null' },
});

ajv.addKeyword(typedKeywordDefinition);

ajv.addFormat('date', isDay);
ajv.addFormat('date-time', isInstant);

const compileValidator = compileOnce((schema) => ajv.compile(refuseBooleans(keepNull(schema))));

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) => {
  const getValidator = compileValidator(schema);
  return (input: unknown) => {
    const validate = getValidator();
    return validate(input) ? { value: input } : { error: validate.errors ?? [] };
  };
};

interface AlternativeSchema {
  type?: unknown;
  anyOf?: AlternativeSchema[];
}

/**
 * Adds the keyword `notNull` to the other alternatives of null. Ajv would otherwise convert null to
 * 0 or ''.
 */
const keepNull = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_name, subschema: AlternativeSchema | null) => {
    const alternatives = subschema?.anyOf;
    if (!Array.isArray(alternatives) || !alternatives.some(isNullSchema)) return subschema;
    const anyOf = alternatives.map((alternative) =>
      isNullSchema(alternative) ? alternative : { notNull: true, allOf: [alternative] },
    );
    return { ...subschema, anyOf };
  });

const isNullSchema = ({ type }: AlternativeSchema): boolean => type === 'null';

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
