import { after } from 'node:test';
import { ReleaseFiles } from '../../src/builds/release-files.ts';
import type { Releases } from '../../src/releases.ts';
import { FolderStore } from 'server/store/folder-store';
import type { ObjectStore } from 'server/store/object-store';
import { S3Store } from 'server/store/s3-store';
import { temporaryFolder } from './builds.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';

/** Time limit of a call in ms, long enough for a busy machine. Other tests cover the real limit. */
const PATIENCE_MS = 120_000;

/** Opens the releases of a store as one machine. */
export function openStoreReleases(store: ObjectStore): Releases {
  const cacheDir = temporaryFolder();
  return { store, cacheDir, files: new ReleaseFiles(store, `${cacheDir}/releases`) };
}

/**
 * Returns both kinds of store. Each kind has a function that opens an empty store. That function
 * returns a function that opens the same store on another machine.
 */
export async function listStoreKinds() {
  const s3 = await startS3();
  after(() => s3.close());
  let prefixes = 0;
  const kinds: { kind: string; open: () => () => ObjectStore }[] = [
    {
      kind: 'a folder',
      open() {
        const folder = temporaryFolder();
        return () => new FolderStore(folder);
      },
    },
    {
      kind: 'a store of the S3 protocol',
      open() {
        const prefix = `${(prefixes += 1)}/`;
        return () => new S3Store({ bucket: s3.bucket, prefix }, { callMs: PATIENCE_MS });
      },
    },
  ];
  return kinds;
}

/** Wraps a store. Writes after this number have no effect, as if the user's process was killed. */
export function createKilledStore(store: ObjectStore, writes: number): ObjectStore {
  let left = writes;
  const alive = () => {
    if (left <= 0) throw new Error('killed');
  };
  const counted =
    <Given extends unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      alive();
      left -= 1;
      return write(...given);
    };
  const watched =
    <Given extends unknown[], Answer>(read: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      alive();
      return read(...given);
    };
  return Object.assign(Object.create(store), {
    read: watched(store.read.bind(store)),
    list: watched(store.list.bind(store)),
    create: counted(store.create.bind(store)),
    replace: counted(store.replace.bind(store)),
    remove: counted(store.remove.bind(store)),
  });
}
