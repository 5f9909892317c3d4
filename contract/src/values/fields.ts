import * as v from 'valibot';
import { toPounds } from './pence.ts';
import { type Id, flag, id, pence, text, whole } from './readers.ts';

/**
 * One field of an object type: how it is read off the wire, validated from local storage and sent.
 * One list of fields defines the wire, store and storage formats of a type.
 */
export interface Field<Value, Wire = Value> {
  read: v.GenericSchema<unknown, Value>;
  stored: v.GenericSchema<unknown, Value>;
  send(value: Value): Wire;
}

type Fields = Record<string, Field<unknown, unknown>>;

type ValueOf<F> = F extends Field<infer Value, unknown> ? Value : never;

/** The object type of these fields. A field that may be `undefined` is optional. */
export type Described<F extends Fields> = {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>;
} & {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]>;
};

/** Returns a schema that reads the object off the wire. It ignores other fields. */
export const readerOf = <F extends Fields>(fields: F) => schemaOf(fields, 'read');

/** Returns a schema that reads the object from local storage. */
export const storedOf = <F extends Fields>(fields: F) => schemaOf(fields, 'stored');

/** Returns the object as it is sent, with only the described fields. */
export const sent = <F extends Fields>(fields: F, thing: Described<F>) =>
  mapped(fields, (field, name) => field.send(valueOf(thing, name))) as {
    [Name in keyof F]: ReturnType<F[Name]['send']>;
  };

/** Returns the object with only the described fields. */
export const only = <F extends Fields>(fields: F, thing: Described<F>) =>
  mapped(fields, (_, name) => valueOf(thing, name)) as Described<F>;

const valueOf = (thing: object, name: PropertyKey) => (thing as Record<PropertyKey, unknown>)[name];

const schemaOf = <F extends Fields>(fields: F, of: 'read' | 'stored') =>
  v.object(mapped(fields, (field) => field[of])) as unknown as v.GenericSchema<
    unknown,
    Described<F>
  >;

const mapped = <F extends Fields, Value>(
  fields: F,
  of: (field: Fields[string], name: keyof F) => Value,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));

const same = <Value>(value: Value) => value;
const storedId = v.union([v.number(), v.string()]);

export const idField: Field<Id> = { read: id, stored: storedId, send: same };

/** The id of another object, or null. */
export const refField: Field<Id | null> = {
  read: v.nullish(v.union([id, v.literal('')]), null),
  stored: v.optional(v.nullable(storedId), null),
  send: same,
};

/** Text. Absent text is '' on the wire and in storage. */
export const textField: Field<string> = {
  read: text,
  stored: v.optional(v.string(), ''),
  send: same,
};

/** An amount: pounds on the wire, integer pence in the shop. */
export const penceField: Field<number> = {
  read: pence,
  stored: v.pipe(v.number(), v.integer(), v.minValue(0)),
  send: toPounds,
};

/** A boolean that is 0 or 1 on the wire. */
export const flagField: Field<boolean, 0 | 1> = {
  read: flag,
  stored: v.optional(v.boolean(), false),
  send: (yes) => (yes ? 1 : 0),
};

/** An integer, such as a rank. */
export const wholeField: Field<number> = {
  read: whole,
  stored: v.optional(v.number(), 0),
  send: same,
};
