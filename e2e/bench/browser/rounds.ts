import type { Asked } from './traffic.ts';

/** Returns for each file the number of sequential requests before it is loaded, without the document. */
export function roundsOf(asked: Asked[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const { url, kind, askedBy } of asked) {
    const after = askedBy.map((asker) => rounds.get(asker)).find((round) => round !== undefined);
    rounds.set(url, kind === 'Document' ? 0 : (after ?? 0) + 1);
  }
  return rounds;
}
