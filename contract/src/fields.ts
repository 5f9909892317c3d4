import * as v from 'valibot';
import { toPounds } from './pence.ts';
import { type Id, flag, id, pence, text, whole } from './readers.ts';

/**
 * One field of a thing: how it is read off the wire, what it must be to be taken back from local
 * storage, and how it is sent. Wire, store and storage are all made of these descriptions.
 */
export interface Field<Value, Wire = Value> {
  read: v.GenericSchema<unknown, Value>;
  stored: v.GenericSchema<unknown, Value>;
  send(value: Value): Wire;
}

type Fields = Record<string, Field<unknown, unknown>>;

type ValueOf<F> = F extends Field<infer Value, unknown> ? Value : never;

/** The thing that fields describe; what may be `undefined` may be absent. */
export type Described<F extends Fields> = {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>;
} & {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]>;
};

/** Reads the thing off the wire; what is not described is passed over. */
export const readerOf = <F extends Fields>(fields: F) => schemaOf(fields, 'read');

/** Takes the thing back from local storage. */
export const storedOf = <F extends Fields>(fields: F) => schemaOf(fields, 'stored');

/** The thing as it is sent: the fields described, and no others. */
export const sent = <F extends Fields>(fields: F, thing: Described<F>) =>
  mapped(fields, (field, name) => field.send(valueOf(thing, name))) as {
    [Name in keyof F]: ReturnType<F[Name]['send']>;
  };

/** The part of a thing that is described. */
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

/** The id of another thing, where there is one. */
export const refField: Field<Id | null> = {
  read: v.nullish(v.union([id, v.literal('')]), null),
  stored: v.optional(v.nullable(storedId), null),
  send: same,
};

/** A thing that was stored without it is a thing all the same, as it is on the wire. */
export const textField: Field<string> = {
  read: text,
  stored: v.optional(v.string(), ''),
  send: same,
};

/** Pounds on the wire, integer pence here. */
export const penceField: Field<number> = {
  read: pence,
  stored: v.pipe(v.number(), v.integer(), v.minValue(0)),
  send: toPounds,
};

/** 0 or 1 on the wire. */
export const flagField: Field<boolean, 0 | 1> = {
  read: flag,
  stored: v.optional(v.boolean(), false),
  send: (yes) => (yes ? 1 : 0),
};

/** A rank. */
export const wholeField: Field<number> = {
  read: whole,
  stored: v.optional(v.number(), 0),
  send: same,
};
