import type { RequestedFile } from './traffic.ts';

/**
 * Returns for each file how many requests had to come one after the other to get it. The document
 * counts 0, a file that the document names counts 1.
 */
export function computeRounds(requests: RequestedFile[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const { url, kind, initiators } of requests) {
    const initiatorRound = initiators
      .map((initiator) => rounds.get(initiator))
      .find((round) => round !== undefined);
    rounds.set(url, kind === 'Document' ? 0 : (initiatorRound ?? 0) + 1);
  }
  return rounds;
}
