import { buildApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config/config.ts';
import { createServerDb } from '../../src/db/server-db.ts';

/** The OpenAPI document, the contract between backend and storefront. */
export const documentFile = new URL('../../../contract/generated/openapi.json', import.meta.url);

const unasked = createServerDb(() => Promise.reject(new Error('No database is asked here.')));

/** Returns the OpenAPI document of the current routes. Sends no query to the database. */
export async function buildApiDocument(): Promise<string> {
  const app = await buildApp(parseConfig({ LOG_LEVEL: 'silent' }), unasked);
  const { body } = await app.inject('/openapi.json');
  await app.close();
  return `${JSON.stringify(JSON.parse(body), null, 2)}\n`;
}
