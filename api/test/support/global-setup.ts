import { template } from './template.ts';

/** Makes the template before the test files start, so that they do not all make it at once. */
export async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) await template();
}
