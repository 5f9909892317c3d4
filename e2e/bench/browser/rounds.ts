import type { RequestedFile } from './traffic.ts';

/**
 * Returns the number of consecutive requests that each file needs. The document has 0, a file that
 * it requests has 1.
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
