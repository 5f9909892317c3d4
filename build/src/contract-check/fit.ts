import { join } from 'node:path';
import type { Finding } from './explain.ts';
import { ROOT } from './places.ts';
import { keyOf, recall, remember } from './remembered.ts';
import { runApart } from './run-apart.ts';
import { withNames } from './side.ts';

export interface FitQuestion {
  shell: FitRelease;
  /** The rooms that are live together. */
  rooms: FitRelease[];
  /** Names of those that are to be compiled, with what each shows and where the shell shows it. */
  check: string[];
}

export interface FitRelease {
  /** 'shell', or the room's name. */
  name: string;
  /** Like '1.2.0-ab12cd34'. */
  version: string;
  /** Its pack. */
  file: string;
  /** Names of the rooms that it shows. */
  shows: string[];
}

/** What was found before, by a key for the contents that were compiled; empty where all fits. */
export interface FitAnswers {
  recall(key: string): Promise<Finding[] | undefined>;
  remember(key: string, findings: Finding[]): Promise<void>;
}

/**
 * What does not fit between rooms and the shell. Compiles in a process of its own, and each room once
 * for the same neighbours: `answers` remember. Throws when a pack cannot be read or the compiler does
 * not end in time.
 */
export async function fit(
  { shell, rooms, check }: FitQuestion,
  answers: FitAnswers = localAnswers,
): Promise<Finding[]> {
  const asked = await Promise.all(
    rooms
      .filter(({ name }) => check.includes(name))
      .map(async (room) => {
        const near = [shell, room, ...rooms.filter(({ name }) => room.shows.includes(name))];
        const words = near.map(({ name }) => name);
        const key = await keyOf(
          words,
          near.map(({ file }) => file),
        );
        return { name: room.name, key, near, known: await answers.recall(key) };
      }),
  );
  const unknown = asked
    .filter(({ known }) => !known)
    .map(({ name, key, near }) => ({ name, key, near }));
  const needed = new Set(unknown.flatMap(({ near }) => near.map(({ name }) => name)));
  const found = await compiled({
    shell,
    rooms: rooms.filter(({ name }) => needed.has(name)),
    check: unknown.map(({ name }) => name),
  });
  for (const { name, key } of unknown) await answers.remember(key, found[name] ?? []);
  const names = Object.fromEntries(
    [shell, ...rooms].map(({ name, version }) => [name, `${name} ${version}`]),
  );
  return asked
    .flatMap(({ name, known }) => known ?? found[name] ?? [])
    .map((one) => ({ ...one, sentence: withNames(one.sentence, names) }));
}

async function compiled(question: FitQuestion): Promise<Record<string, Finding[]>> {
  const rooms = question.check.length;
  if (rooms === 0) return {};
  return runApart('The check of the contract', 'fit-process.ts', question, LIMIT_MS * rooms);
}

/** Beside what the other tools remember. */
const CACHE = join(ROOT, '.cache/contract/fits');

/** Answers that this machine remembers. */
export const localAnswers: FitAnswers = {
  recall: (key) => recall<Finding[]>(CACHE, key),
  remember: (key, findings) => remember(CACHE, key, findings),
};

/** For each room, in ms; it takes two to three seconds on an idle processor. */
const LIMIT_MS = 60_000;
