import { createHash } from 'node:crypto';
import type { RegistryDocument, Split, Move } from './registry.ts';

export const BUCKETS = 10_000;

/**
 * Returns whether the visitors of a bucket are in the split. A bucket is a random number of each
 * visitor. Each split selects different buckets. If the share of a split grows, its former buckets
 * stay in the split.
 */
export const isInSplit = (bucket: number, { id, share }: Pick<Split, 'id' | 'share'>): boolean =>
  createHash('sha256').update(`${id} ${bucket}`).digest().readUInt32BE() < share * 2 ** 32;

export const withSplitLive = (registry: RegistryDocument): RegistryDocument => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    ...Object.fromEntries(
      Object.entries(registry.split?.releases ?? {}).map(([name, release]) => [
        name,
        [release, ...(registry.microFrontends[name] ?? [])],
      ]),
    ),
  },
});

export function describeSplit({ releases, share }: Pick<Split, 'releases' | 'share'>): string {
  const names = Object.entries(releases).map(
    ([name, { metadata }]) => `${name} ${metadata.version}`,
  );
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} given to ${formatPercent(share)} of the visitors`;
}

export const formatPercent = (share: number) => `${Number((share * 100).toFixed(4))}%`;

export const END_SPLIT_HINT =
  "End that first: 'npm run promote' gives it to all, 'npm run rollback' of one of its packages withdraws it.";

export const affectsAllVisitors = ({ what }: Pick<Move, 'what'>) =>
  ['release', 'rollback', 'promote'].includes(what);
