import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplate } from './template.ts';

/** Creates the template before the test files start, so that they do not all create it at once. */
export async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) await createTemplate();
  process.env.TEST_TAKEN = await mkdtemp(join(tmpdir(), 'shop-api-taken-'));
}

export async function globalTeardown(): Promise<void> {
  await rm(process.env.TEST_TAKEN ?? '', { recursive: true, force: true });
}
