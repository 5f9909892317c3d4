import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Numbers may come as text and text as numbers (decision 41); fields that a schema closed with
 * `additionalProperties: false` does not list are dropped.
 */
const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
});

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema }) => ajv.compile(schema);
