import { RegistryError } from '../errors.ts';
import { commitChange } from '../registry/commit-change.ts';
import { refuseIncompatible } from '../compatibility/refuse-incompatible.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';

export async function promote(
  { store, files }: Releases,
  author: Author,
): Promise<RegisteredRelease[]> {
  let packageNames: string[] = [];
  const { registry } = await commitChange(store, author, async (currentRegistry) => {
    if (!currentRegistry.split)
      throw new RegistryError('There is no split that could be promoted.');
    const live = currentRegistry.split.releases;
    packageNames = Object.keys(live);
    await refuseIncompatible({ store, files }, { ...currentRegistry, split: null }, live);
    return { what: 'promote', live, split: null };
  });
  return packageNames.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}

const MS_PER_MINUTE = 60_000;

/** Longest time in minutes after which a split may promote itself: a week. */
export const MAX_HEALTHY_MINUTES = 7 * 24 * 60;

/**
 * Records `promoteAfter`, the time of the decision. At that time, `edge` promotes the split if its
 * figures are healthy, and otherwise withdraws the split. Returns the releases of the split.
 */
export async function planPromotion(
  { store }: Pick<Releases, 'store'>,
  minutes: number,
  author: Author,
): Promise<RegisteredRelease[]> {
  const delay = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const plan = `Promotes itself after ${delay} if its figures are healthy.`;
  const promotionAuthor = { ...author, why: [author.why, plan].filter(Boolean).join(' ') };
  const { registry } = await commitChange(store, promotionAuthor, async ({ split }) => {
    if (!split) throw new RegistryError('There is no split that could be promoted.');
    const { share, releases } = split;
    const promoteAfter = new Date(Date.now() + minutes * MS_PER_MINUTE).toISOString();
    return { what: 'split', live: {}, split: { share, releases, promoteAfter } };
  });
  return Object.values(registry.split?.releases ?? {});
}
