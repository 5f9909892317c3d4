import build, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { compileOnce } from './compile-once.ts';
import { errorSchema } from './responses.ts';

/** Schemas that other schemas refer to, by their `$id`. */
const namedSchemas = { Error: errorSchema as Schema };

export const serializerCompiler: FastifySerializerCompiler<object> = compileOnce((schema) =>
  build(schema as Schema, { schema: namedSchemas }),
);
