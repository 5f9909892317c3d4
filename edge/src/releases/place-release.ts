import type { LocalBuild } from './local-build.ts';
import { placeBuild } from './place-build.ts';
import { releaseOf } from './release-record.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Stores a build, and answers it as the registry names what is live. Throws as `placeBuild` does. */
export async function placeRelease(
  store: ReleaseStore,
  build: LocalBuild,
  author: Author,
): Promise<RegisteredRelease> {
  const { record, integrity } = await placeBuild(store, build, author);
  const release = releaseOf(record);
  const live = { since: record.storedAt, by: author.by, until: null };
  return { ...release, extras: { ...release.extras, record: integrity, live } };
}
