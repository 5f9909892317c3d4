import { writeFile } from 'node:fs/promises';
import { buildApiDocument, documentFile } from './contract.ts';

/** Writes the committed OpenAPI document from the current routes. */
await writeFile(documentFile, await buildApiDocument());
