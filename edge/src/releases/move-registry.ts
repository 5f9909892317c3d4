import { randomUUID } from 'node:crypto';
import { type Change, nextRegistry } from './next-registry.ts';
import type { RegistryDocument } from './registry.ts';
import type { Author } from './release.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { swapRegistry } from './swap-registry.ts';

interface Moved {
  registry: RegistryDocument;
  /** The move's own id; null when nothing was to be moved. */
  id: string | null;
}

/** Moves the live pointers, several in one step; see `swapRegistry` for `decide`. */
export async function moveRegistry(
  store: ReleaseStore,
  { move: id = randomUUID(), confirm, by, token, commit, why, seen }: Author,
  decide: (registry: RegistryDocument) => Promise<Change | null>,
): Promise<Moved> {
  const registry = await swapRegistry(store, async (present) => {
    // Written by an attempt whose answer was lost.
    if (present.history.some((move) => move.id === id)) return null;
    const change = await decide(present);
    if (!change) return null;
    await confirm?.(touchedBy(present, change));
    return nextRegistry(present, change, {
      id,
      at: new Date().toISOString(),
      by,
      token,
      commit,
      why,
      seen,
    });
  });
  return { registry, id: registry.history.some((move) => move.id === id) ? id : null };
}

/** Packages that somebody gets another version of, be it in a split or a preview. */
function touchedBy({ split }: RegistryDocument, change: Change): string[] {
  const before = change.split === undefined ? {} : split?.releases;
  const after = { ...change.live, ...change.aside, ...change.split?.releases };
  return Object.keys({ ...after, ...before });
}
