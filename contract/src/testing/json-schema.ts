import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of JSON Schema that the backend's document uses. */
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

interface Content {
  content?: { 'application/json'?: { schema: JsonSchema } };
}

interface Operation {
  requestBody?: Content;
  responses: Record<string, Content | undefined>;
}

const { paths } = readDocument();

/** Reads the OpenAPI document of our backend, which Nx generates before the tests. */
function readDocument(): { paths: Record<string, Record<string, Operation>> } {
  try {
    const file = join(import.meta.dirname, '../../generated/openapi.json');
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error("There is no OpenAPI document. Run 'npm run openapi -w api'.", { cause });
  }
}

function findOperation(call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[`/${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The backend has no call ${call}.`);
  return operation;
}

/**
 * Returns the schema of a call's request body. A call is a text like 'POST users/contactus'. Throws
 * if the call has no body.
 */
export const findBodySchema = (call: string): JsonSchema =>
  readContentSchema(findOperation(call).requestBody, `${call} has no body.`);

/** Returns the schema of a call's successful response. Throws if the response is not JSON. */
export const findResponseSchema = (call: string): JsonSchema =>
  readContentSchema(findOperation(call).responses['200'], `${call} has no JSON response.`);

/**
 * Returns the schema of the record in `data`, or of one row if `data` is a list. Without `data`,
 * returns the schema of the whole response.
 */
export function findDataSchema(call: string): JsonSchema {
  const response = findResponseSchema(call);
  const data = response.properties?.['data'] ?? response;
  return data.items ?? data;
}

function readContentSchema(part: Content | undefined, message: string): JsonSchema {
  const schema = part?.content?.['application/json']?.schema;
  if (!schema) throw new Error(message);
  return schema;
}
