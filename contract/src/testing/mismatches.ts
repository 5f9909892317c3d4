import * as v from 'valibot';

/** The part of JSON Schema that declared responses use. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** A Valibot schema with the parts that this comparison reads. */
interface Schema extends v.GenericSchema {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: Schema[];
  pipe?: Schema[];
  fallback?: unknown;
}

/**
 * Returns the differences between the schema with which pages read a response, and the declared
 * response. The response must have each field that pages read, and their schema must accept the
 * field without a fallback. `absent` names the fields that only other backends send.
 */
export function findMismatches(
  schema: v.GenericSchema,
  sentSchema: JsonSchema,
  absent: readonly string[] = [],
  path = '',
): string[] {
  const objectSchema = findContainerSchema(schema as Schema);
  const { properties, required = [] } =
    listAlternatives(sentSchema).find((alternative) => alternative.properties) ?? {};
  if (objectSchema?.entries && properties) {
    return Object.entries(objectSchema.entries).flatMap(([name, field]) => {
      const fieldPath = path ? `${path}.${name}` : name;
      const property = properties[name];
      if (absent.includes(fieldPath)) return property ? [`${fieldPath} is sent after all`] : [];
      if (!property) return [`${fieldPath} is not sent`];
      const isAlwaysReadable = required.includes(name) || v.is(field, undefined);
      return [
        ...(isAlwaysReadable ? [] : [`${fieldPath} may be missing`]),
        ...findMismatches(field, property, absent, fieldPath),
      ];
    });
  }
  const { items } = listAlternatives(sentSchema).find((alternative) => alternative.items) ?? {};
  if (objectSchema?.item && items) {
    return findMismatches(objectSchema.item, items, absent, `${path}[]`);
  }
  return listAlternatives(sentSchema)
    .flatMap(createMatchingValues)
    .filter((value) => !isAcceptedUnchanged(schema as Schema, value))
    .map((value) => `${path} is not read from ${JSON.stringify(value)}`);
}

/** Returns the schema of the object or list within the wrappers and unions of a schema. */
function findContainerSchema(schema: Schema): Schema | undefined {
  const parts = [
    ...(schema.pipe?.filter((item) => item !== schema).toReversed() ?? []),
    ...(schema.wrapped ? [schema.wrapped] : []),
    ...(schema.type === 'union' ? (schema.options ?? []) : []),
  ];
  for (const part of parts) {
    const objectSchema = part.kind === 'schema' && findContainerSchema(part);
    if (objectSchema) return objectSchema;
  }
  return schema.entries || schema.item ? schema : undefined;
}

/** Returns whether the schema accepts the value without replacing it by a fallback. A null may be replaced. */
function isAcceptedUnchanged(schema: Schema, value: unknown): boolean {
  const parseResult = v.safeParse(schema, value);
  if (!parseResult.success) return false;
  const isReplaced =
    'fallback' in schema && parseResult.output === schema.fallback && value !== null;
  return !isReplaced || parseResult.output === value;
}

const listAlternatives = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? [schema];

/** Returns values that match the schema of one field. */
function createMatchingValues({ type, const: constant, enum: choices, format }: JsonSchema) {
  if (constant !== undefined) return [constant];
  if (choices) return choices;
  if (type === 'null') return [null];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [7];
  if (type === 'string') return [format === 'date' ? '2030-05-31' : 'text'];
  return type === 'array' ? [[]] : [{}];
}
