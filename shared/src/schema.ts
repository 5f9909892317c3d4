/**
 * The functions of Valibot that remotes may use, by `import * as v from 'shared/schema'`. So all
 * remotes share one copy.
 */
export {
  array,
  boolean,
  check,
  exactOptional,
  fallback,
  integer,
  literal,
  looseObject,
  minValue,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
export type { GenericSchema, InferInput, InferOutput } from 'valibot';
