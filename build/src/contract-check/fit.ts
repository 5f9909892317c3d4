import { join } from 'node:path';
import type { Finding } from './explain.ts';
import { ROOT } from './places.ts';
import { keyOf, recall, remember } from './remembered.ts';
import { runApart } from './run-apart.ts';
import { withNames } from './side.ts';

export interface FitQuestion {
  shell: FitRelease;
  /** Remotes that are live together. */
  rooms: FitRelease[];
  /** Names of the remotes to compile, together with their slots. */
  check: string[];
}

export interface FitRelease {
  /** 'shell' or the remote's name. */
  name: string;
  /** A version like '1.2.0-ab12cd34'. */
  version: string;
  /** Path of the type bundle. */
  file: string;
  /** Names of the remotes that it embeds. */
  shows: string[];
}

/** A cache of findings by a hash of the compiled files. An empty list means compatible. */
export interface FitAnswers {
  recall(key: string): Promise<Finding[] | undefined>;
  remember(key: string, findings: Finding[]): Promise<void>;
}

/**
 * Returns the incompatibilities between remotes and the shell. It compiles in a separate process
 * and caches the findings. Throws if a type bundle is unreadable or the compiler exceeds its time
 * limit.
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

/** Folder of the results on this machine, beside the caches of other tools. */
const CACHE = join(ROOT, '.cache/contract/fits');

/** Results cached on this machine. */
export const localAnswers: FitAnswers = {
  recall: (key) => recall<Finding[]>(CACHE, key),
  remember: (key, findings) => remember(CACHE, key, findings),
};

/** Time limit for each remote, in ms. An idle processor needs two to three seconds. */
const LIMIT_MS = 60_000;
