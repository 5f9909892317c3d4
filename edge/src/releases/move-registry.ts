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
  author: Author,
  decide: (registry: RegistryDocument) => Promise<Change | null>,
): Promise<Moved> {
  const id = randomUUID();
  const registry = await swapRegistry(store, async (present) => {
    // Written by an attempt whose answer was lost.
    if (present.history.some((move) => move.id === id)) return null;
    const change = await decide(present);
    const made = { id, at: new Date().toISOString(), ...author };
    return change && nextRegistry(present, change, made);
  });
  return { registry, id: registry.history.some((move) => move.id === id) ? id : null };
}
