import type { RequestedFile } from './traffic.ts';

/** Returns each file's depth in the chain of requests. The document is 0, and a file that it requests is 1. */
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
