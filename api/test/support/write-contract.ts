import { mkdir, writeFile } from 'node:fs/promises';
import { buildApiDocument, documentFile } from './contract.ts';

/** Writes the OpenAPI document of the current routes, for tests of other packages. */
await mkdir(new URL('.', documentFile), { recursive: true });
await writeFile(documentFile, await buildApiDocument());
