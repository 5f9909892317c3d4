/**
 * Valibot as rooms may use it, by `import * as v from 'shared/schema'`: one short list, so that the page
 * has one copy of the library, of which only this much is shipped.
 */
export {
  array,
  fallback,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
export type { GenericSchema, InferOutput } from 'valibot';
