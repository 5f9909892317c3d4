import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { SourceFile } from 'typescript';
import { checkRoom } from './check-room.ts';
import type { FitQuestion, FitRelease } from './fit.ts';
import { readPack } from './pack.ts';

/** A process of its own, see `fit.ts`: reads a question from its input and writes what it found. */
const { shell, rooms, check } = JSON.parse(await text(process.stdin)) as FitQuestion;
const side = ({ name, file }: FitRelease) => ({
  name,
  pack: readPack(readFileSync(file)),
});
const parsed = new Map<string, SourceFile>();
const sides = rooms.map(side);
const given = side(shell);
const found = sides
  .filter(({ name }) => check.includes(name))
  .map((room) => [room.name, checkRoom(room, given, sides, parsed)]);
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
