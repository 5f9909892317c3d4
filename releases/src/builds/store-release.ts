import type { LocalBuild } from './local-build.ts';
import { storeBuild } from './store-build.ts';
import { toRegisteredRelease } from './release-record.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { ObjectStore } from 'server/store/object-store';

export async function storeRelease(
  store: ObjectStore,
  build: LocalBuild,
  author: Author,
  recordIntegrity?: string,
): Promise<RegisteredRelease> {
  const { record, integrity } = await storeBuild(store, build, author, recordIntegrity);
  return toRegisteredRelease(record, integrity);
}
