import { randomUUID } from 'node:crypto';
import type { ObjectStore } from 'server/store/object-store';
import { ChangedMeanwhileError, RegistryError } from '../errors.ts';
import { parseRecord, recordKey } from '../builds/release-record.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import {
  TooManyConflictsError,
  compareAndSwapDocument,
} from '../store/compare-and-swap-document.ts';
import { type Change, listChangedReleases, updateRegistry } from './update.ts';
import { type RegistryDocument, registryDocument } from './registry.ts';

interface CommittedChange {
  registry: RegistryDocument;
  /** Id of the change, or null if nothing was changed. */
  id: string | null;
}

/**
 * Writes a change of the registry. After a conflict, calls `decide` again with the new registry.
 */
export async function commitChange(
  store: ObjectStore,
  {
    move: id = randomUUID(),
    confirm,
    expectedRevision,
    isOutside,
    by,
    token,
    commit,
    why,
    seen,
  }: Author,
  decide: (registry: RegistryDocument) => Promise<Change | null>,
): Promise<CommittedChange> {
  const registry = await compareAndSwapRegistry(store, async (currentRegistry) => {
    // An earlier attempt may have written the change although the store's response was lost.
    if (currentRegistry.history.some((move) => move.id === id)) return null;
    refuseIfChanged(currentRegistry, expectedRevision);
    const change = await decide(currentRegistry);
    if (!change) return null;
    const names = listChangedPackages(currentRegistry, change);
    await confirm?.(names);
    const changedReleases = listChangedReleases(currentRegistry, change);
    const outsideNames = isOutside ? names.filter(isOutside) : [];
    return updateRegistry(
      currentRegistry,
      { ...change, outsideNames },
      {
        id,
        at: new Date().toISOString(),
        by,
        token,
        commit: (await readCommit(store, Object.values(changedReleases))) ?? commit,
        why,
        seen,
      },
    );
  });
  return { registry, id: registry.history.some((move) => move.id === id) ? id : null };
}

/**
 * Returns the commit from which the versions of a change were built, which is not the commit of the
 * author's working copy. Returns null if no record says it.
 */
async function readCommit(
  store: ObjectStore,
  releases: RegisteredRelease[],
): Promise<string | null> {
  const entries = await Promise.all(
    releases.map(({ extras }) => store.read(recordKey(extras.folder))),
  );
  const records = entries.map((entry) => entry && parseRecord(entry.body));
  const commits = new Set(records.flatMap((record) => record?.commit ?? []));
  const [commit = null] = commits;
  return commits.size > 1 ? 'several' : commit;
}

function refuseIfChanged(
  { revision, history }: RegistryDocument,
  expectedRevision: number | undefined,
): void {
  const lastChange = history.at(-1);
  if (expectedRevision === undefined || revision === expectedRevision || !lastChange) return;
  const { by, at } = lastChange;
  throw new ChangedMeanwhileError(
    `Nothing has changed. ${by} changed the versions meanwhile: look at them, then do it again.`,
    { revision, by, at },
  );
}

function listChangedPackages({ split }: RegistryDocument, change: Change): string[] {
  const splitBefore = change.split === undefined ? {} : split?.releases;
  const changedReleases = { ...change.live, ...change.previewReleases, ...change.split?.releases };
  return Object.keys({ ...changedReleases, ...splitBefore });
}

export async function compareAndSwapRegistry(
  store: ObjectStore,
  decide: (
    registry: RegistryDocument,
  ) => Promise<RegistryDocument | null> | RegistryDocument | null,
): Promise<RegistryDocument> {
  try {
    return await compareAndSwapDocument(store, registryDocument, decide);
  } catch (cause) {
    if (cause instanceof TooManyConflictsError) throw new RegistryError(cause.message, { cause });
    throw cause;
  }
}
