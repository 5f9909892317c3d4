import { DamagedError, RegistryError } from '../errors.ts';
import { computeIntegrity } from '../builds/integrity.ts';
import type { ReleaseCopy } from '../builds/release-copy.ts';
import { recordKey } from '../builds/release-record.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import { storeCopy } from '../builds/store-copy.ts';
import { readRegistry } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';
import { type PublishOptions, publishStored } from './publish.ts';

/**
 * Reads the live versions of these packages, or of all packages if `names` is empty. Throws a
 * `RegistryError` if a package is not live, and a `DamagedError` if a file differs from its
 * recorded hash.
 */
export async function readLiveCopies(
  { store, files }: Pick<Releases, 'store' | 'files'>,
  names: string[],
): Promise<ReleaseCopy[]> {
  const { registry } = await readRegistry(store);
  const liveNames = Object.keys(registry.microFrontends);
  const missingNames = names.filter((name) => !registry.microFrontends[name]?.[0]);
  if (missingNames.length > 0 || liveNames.length === 0)
    throw new RegistryError(
      `Nothing was copied. ${missingNames.join(', ') || 'Nothing'} is ${missingNames.length > 0 ? 'not ' : ''}live in the shop to copy from.`,
    );
  const copies: ReleaseCopy[] = [];
  for (const name of names.length > 0 ? names : liveNames) {
    const release = registry.microFrontends[name]?.[0];
    if (release) copies.push(await readCopy({ store, files }, release));
  }
  return copies;
}

async function readCopy(
  { store, files }: Pick<Releases, 'store' | 'files'>,
  release: RegisteredRelease,
): Promise<ReleaseCopy> {
  const record = await files.record(release);
  const key = recordKey(release.extras.folder);
  const recordBody = (await store.read(key))?.body;
  if (!recordBody || computeIntegrity(recordBody) !== release.extras.record)
    throw new DamagedError(`${key} is not what was released.`);
  const bodies = new Map<string, Buffer>();
  for (const path of Object.keys(record.files)) {
    const body = await files.read(release, path);
    if (body) bodies.set(path, body);
  }
  return { record, recordBody, files: bodies };
}

/** Publishes versions of another shop without building them. Works like `publish`. */
export const publishCopies = (
  releases: Releases,
  copies: ReleaseCopy[],
  author: Author,
  options: PublishOptions = {},
): Promise<RegisteredRelease[]> =>
  publishStored(releases, author, options, async () => {
    const storedReleases: Record<string, RegisteredRelease> = {};
    for (const copy of copies)
      storedReleases[copy.record.name] = await storeCopy(releases.store, copy);
    return storedReleases;
  });
