import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';
import { buildApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config/config.ts';
import { serverDb } from '../../src/db/server-db.ts';

/** The files of the contract between backend and storefront. */
export const documentFile = new URL(import.meta.resolve('contract/openapi.json'));
export const typesFile = new URL(import.meta.resolve('contract/openapi'));

export interface Contract {
  document: string;
  types: string;
}

const header =
  "/* Generated from the backend's OpenAPI document by 'npm run openapi -w api': do not edit. */";

const unasked = serverDb(() => Promise.reject(new Error('No database is asked here.')));

/**
 * Returns the OpenAPI document and the client types of the current routes. Sends no query to the
 * database.
 */
export async function contract(): Promise<Contract> {
  const app = await buildApp(parseConfig({ LOG_LEVEL: 'silent' }), unasked);
  const { body } = await app.inject('/openapi.json');
  await app.close();
  const document = JSON.parse(body) as OpenAPI3;
  const types = astToString(await openapiTS(structuredClone(document)));
  return {
    document: `${JSON.stringify(document, null, 2)}\n`,
    types: await format(`${header}\n\n${types}`, {
      parser: 'typescript',
      singleQuote: true,
      printWidth: 100,
    }),
  };
}
