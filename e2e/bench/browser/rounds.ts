import type { Asked } from './traffic.ts';

/** Returns each file's depth in the chain of requests. The document is 0, and a file that it requests is 1. */
export function roundsOf(asked: Asked[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const { url, kind, askedBy } of asked) {
    const after = askedBy.map((asker) => rounds.get(asker)).find((round) => round !== undefined);
    rounds.set(url, kind === 'Document' ? 0 : (after ?? 0) + 1);
  }
  return rounds;
}
