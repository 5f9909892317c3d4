import { createHash } from 'node:crypto';
import type { RegistryDocument, Split } from './registry.ts';

/** A visitor of a split shop has one of so many buckets, counted from 0. */
export const BUCKETS = 10_000;

/**
 * Whether visitors of this bucket get what is split. Each split has other ones; while its share grows,
 * whoever is in stays in.
 */
export const isInSplit = (bucket: number, { id, share }: Pick<Split, 'id' | 'share'>): boolean =>
  createHash('sha256').update(`${id} ${bucket}`).digest().readUInt32BE() < share * 2 ** 32;

/** The registry as if what is split were live. */
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

/** Like 'catalog 1.2.0-3f9c2a1b is given to 20% of the visitors'. */
export function splitInWords({ releases, share }: Pick<Split, 'releases' | 'share'>): string {
  const names = Object.entries(releases).map(
    ([name, { metadata }]) => `${name} ${metadata.version}`,
  );
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} given to ${percent(share)} of the visitors`;
}

export const percent = (share: number) => `${Number((share * 100).toFixed(4))}%`;

/** What a command says that cannot go on while there is a split. */
export const HOW_TO_END =
  "End that first: 'npm run promote' gives it to all, 'npm run rollback' of one of its packages withdraws it.";
