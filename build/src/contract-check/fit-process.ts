import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { SourceFile } from 'typescript';
import { checkRoom } from './check-room.ts';
import type { Finding } from './explain.ts';
import type { FitQuestion, FitRelease } from './fit.ts';
import { readPack } from './pack.ts';
import { type Side, called } from './side.ts';

/**
 * The program of the process that compiles remotes; see `check-contracts.ts`. It reads a
 * `CheckRequest` from stdin and writes the findings by remote to stdout.
 */
const question = JSON.parse(await text(process.stdin)) as FitQuestion;
const unreadable = new Map<string, Finding>();
const [shell, ...rooms] = [question.shell, ...question.rooms].map(sideOf);
const parsed = new Map<string, SourceFile>();
const found = question.check.map((name) => [name, findings(name)]);
process.stdout.write(JSON.stringify(Object.fromEntries(found)));

function findings(name: string): Finding[] {
  const lost = unreadable.get('shell') ?? unreadable.get(name);
  if (lost) return [lost];
  const sides = rooms.filter((side) => side !== undefined);
  const room = sides.find((side) => side.name === name);
  return room && shell ? checkRoom(room, shell, sides, parsed) : [];
}

function sideOf({ name, file }: FitRelease): Side | undefined {
  try {
    return { name, pack: readPack(readFileSync(file)) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const sentence = `What ${called({ name })} says of the contract cannot be read: ${why}`;
    unreadable.set(name, { room: name, about: 'cannot be read', sentence });
    return undefined;
  }
}
