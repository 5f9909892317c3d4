import { text } from 'node:stream/consumers';
import { declarationsGiven } from './declarations.ts';

/** A separate process; see `contract-of-shell.ts`. */
const { folder, keys } = JSON.parse(await text(process.stdin)) as {
  folder: string;
  keys: string[];
};
process.stdout.write(JSON.stringify(declarationsGiven(folder, keys)));
