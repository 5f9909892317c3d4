/**
 * The part of Valibot that remotes may use, by `import * as v from 'shared/schema'`. So a page loads one copy with only
 * these functions.
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
