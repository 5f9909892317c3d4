import { text } from 'node:stream/consumers';
import { emitDeclarations } from './declarations.ts';

const { folder, providedModules } = JSON.parse(await text(process.stdin)) as {
  folder: string;
  providedModules: string[];
};
process.stdout.write(JSON.stringify(emitDeclarations(folder, providedModules)));
