import * as v from 'valibot';
import { toPounds } from './pence.ts';
import { type Id, flag, id, pence, text, integer } from './readers.ts';

/** A field of a record. Defines how its value is received, stored and sent. */
export interface Field<Value, Wire = Value> {
  read: v.GenericSchema<unknown, Value>;
  stored: v.GenericSchema<unknown, Value>;
  send(value: Value): Wire;
}

type Fields = Record<string, Field<unknown, unknown>>;

type ValueOf<F> = F extends Field<infer Value, unknown> ? Value : never;

export type FieldsObject<F extends Fields> = {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>;
} & {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]>;
};

export const createWireSchema = <F extends Fields>(fields: F) => createSchema(fields, 'read');

export const createStorageSchema = <F extends Fields>(fields: F) => createSchema(fields, 'stored');

export const toWireObject = <F extends Fields>(fields: F, value: FieldsObject<F>) =>
  mapFields(fields, (field, name) => field.send(getField(value, name))) as {
    [Name in keyof F]: ReturnType<F[Name]['send']>;
  };

export const pickFields = <F extends Fields>(fields: F, value: FieldsObject<F>) =>
  mapFields(fields, (_, name) => getField(value, name)) as FieldsObject<F>;

const getField = (value: object, name: PropertyKey) =>
  (value as Record<PropertyKey, unknown>)[name];

const createSchema = <F extends Fields>(fields: F, schemaName: 'read' | 'stored') =>
  v.object(mapFields(fields, (field) => field[schemaName])) as unknown as v.GenericSchema<
    unknown,
    FieldsObject<F>
  >;

const mapFields = <F extends Fields, Value>(
  fields: F,
  mapField: (field: Fields[string], name: keyof F) => Value,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mapField(field, name)]));

const identity = <Value>(value: Value) => value;
const storedId = v.union([v.number(), v.string()]);

export const idField: Field<Id> = { read: id, stored: storedId, send: identity };

export const refField: Field<Id | null> = {
  read: v.nullish(v.union([id, v.literal('')]), null),
  stored: v.optional(v.nullable(storedId), null),
  send: identity,
};

/** A text. Missing text becomes ''. */
export const textField: Field<string> = {
  read: text,
  stored: v.optional(v.string(), ''),
  send: identity,
};

/** An amount. Requests and responses contain pounds, the shop uses integer pence. */
export const penceField: Field<number> = {
  read: pence,
  stored: v.pipe(v.number(), v.integer(), v.minValue(0)),
  send: toPounds,
};

/** A boolean. Requests and responses contain 0 or 1. */
export const flagField: Field<boolean, 0 | 1> = {
  read: flag,
  stored: v.optional(v.boolean(), false),
  send: (isSet) => (isSet ? 1 : 0),
};

export const integerField: Field<number> = {
  read: integer,
  stored: v.optional(v.number(), 0),
  send: identity,
};
