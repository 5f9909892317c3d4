import type { LocalBuild } from './local-build.ts';
import { placeBuild } from './place-build.ts';
import { registeredOf } from './release-record.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Stores or repairs a build with `storeBuild`. Returns its release for the registry. */
export async function placeRelease(
  store: ReleaseStore,
  build: LocalBuild,
  author: Author,
  recorded?: string,
): Promise<RegisteredRelease> {
  const { record, integrity } = await placeBuild(store, build, author, recorded);
  return registeredOf(record, integrity);
}
