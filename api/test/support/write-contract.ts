import { writeFile } from 'node:fs/promises';
import { contract, documentFile, typesFile } from './contract.ts';

/** Brings the committed document and client types up to date with the routes. */
const { document, types } = await contract();
await writeFile(documentFile, document);
await writeFile(typesFile, types);
