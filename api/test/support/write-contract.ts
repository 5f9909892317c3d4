import { writeFile } from 'node:fs/promises';
import { contract, documentFile, typesFile } from './contract.ts';

/** Writes the committed document and client types from the current routes. */
const { document, types } = await contract();
await writeFile(documentFile, document);
await writeFile(typesFile, types);
