import type { Asked } from './traffic.ts';

/** How many files had to come one after another, the document not counted, before each could be asked for and be there. */
export function roundsOf(asked: Asked[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const { url, kind, askedBy } of asked) {
    const after = askedBy.map((asker) => rounds.get(asker)).find((round) => round !== undefined);
    rounds.set(url, kind === 'Document' ? 0 : (after ?? 0) + 1);
  }
  return rounds;
}
