import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRY_KEY, type RegistryDocument, readRegistry } from './registry.ts';
import { RegistryError } from './errors.ts';
import { ConflictError, type ReleaseStore } from './store/release-store.ts';

/** How often it is tried while others change the registry as well, and the longest pause, in ms. */
const TRIES = 20;
const PAUSE_MS = 400;

/**
 * Changes the registry by compare-and-swap: whoever comes second reads again and decides again.
 * `decide` is given what stands, and answers null when nothing is to be done; what it throws ends it
 * with nothing changed. Answers the registry as it stands then.
 */
export async function swapRegistry(
  store: ReleaseStore,
  decide: (
    registry: RegistryDocument,
  ) => Promise<RegistryDocument | null> | RegistryDocument | null,
): Promise<RegistryDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const { registry, tag } = await readRegistry(store);
    const next = await decide(registry);
    if (!next) return registry;
    if (await isWritten(store, next, tag)) return next;
    if (attempt === TRIES)
      throw new RegistryError(
        `Nothing has changed: others changed the registry ${TRIES} times meanwhile. Try again.`,
      );
    await pause(Math.random() * Math.min(PAUSE_MS, 10 * 2 ** attempt));
  }
}

async function isWritten(
  store: ReleaseStore,
  registry: RegistryDocument,
  tag: string | null,
): Promise<boolean> {
  const body = Buffer.from(`${JSON.stringify(registry, null, 1)}\n`);
  try {
    await (tag === null
      ? store.create(REGISTRY_KEY, body)
      : store.replace(REGISTRY_KEY, body, tag));
    return true;
  } catch (cause) {
    if (cause instanceof ConflictError) return false;
    throw cause;
  }
}
