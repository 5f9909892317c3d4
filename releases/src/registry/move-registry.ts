import { randomUUID } from 'node:crypto';
import { type Change, nextRegistry } from './next-registry.ts';
import type { RegistryDocument } from './registry.ts';
import type { Author } from '../builds/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { swapRegistry } from './swap-registry.ts';

interface Moved {
  registry: RegistryDocument;
  /** Id of this change, or null if there was nothing to change. */
  id: string | null;
}

/**
 * Changes the live releases of several packages in one compare-and-swap. `decide` gets the current
 * registry and resolves to the change, or to null for none. After a conflict it is called again.
 */
export async function moveRegistry(
  store: ReleaseStore,
  { move: id = randomUUID(), confirm, by, token, commit, why, seen }: Author,
  decide: (registry: RegistryDocument) => Promise<Change | null>,
): Promise<Moved> {
  const registry = await swapRegistry(store, async (present) => {
    // An earlier attempt wrote the change, but its response was lost.
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

/** Returns the packages whose version changes for some visitors or staff. */
function touchedBy({ split }: RegistryDocument, change: Change): string[] {
  const before = change.split === undefined ? {} : split?.releases;
  const after = { ...change.live, ...change.aside, ...change.split?.releases };
  return Object.keys({ ...after, ...before });
}
