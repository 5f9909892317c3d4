import { text } from 'node:stream/consumers';
import { emitDeclarations } from './declarations.ts';

const { folder, keys } = JSON.parse(await text(process.stdin)) as {
  folder: string;
  keys: string[];
};
process.stdout.write(JSON.stringify(emitDeclarations(folder, keys)));
