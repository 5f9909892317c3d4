import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ArchiveStore } from './archive-store.ts';
import { encrypt } from './encryption.ts';
import { type Manifest, MANIFEST_NAME } from './manifest.ts';

export type AddFile = (name: string, body: Buffer) => Promise<void>;

/**
 * Streams the files that `addFiles` adds, and then the manifest, to the store. Resolves to the
 * number of bytes of the archive.
 */
export async function writeArchive(
  store: ArchiveStore,
  name: string,
  key: string | null,
  addFiles: (add: AddFile) => Promise<Omit<Manifest, 'files'>>,
): Promise<number> {
  const tar = pack();
  const files: Manifest['files'] = [];
  const addEntry = (entryName: string, body: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const header = { name: entryName, size: body.length, mode: 0o600 };
      tar.entry(header, body, (cause) => (cause ? reject(cause) : resolve()));
    });
  const add = async (entryName: string, body: Buffer) => {
    const sha256 = createHash('sha256').update(body).digest('hex');
    files.push({ name: entryName, bytes: body.length, sha256 });
    await addEntry(entryName, body);
  };
  const compressor = createZstdCompress({
    params: { [constants.ZSTD_c_checksumFlag]: 1 },
  });
  // The callback ignores errors, because `store.write` reads the stream and rejects with the same
  // errors.
  const compressedTar: Readable = pipeline(tar, compressor, () => undefined);
  const pendingWrite = store.write(
    name,
    key === null ? compressedTar : await encrypt(compressedTar, key),
  );
  try {
    const summary = await Promise.race([addFiles(add), pendingWrite.then(failEarly)]);
    await addEntry(MANIFEST_NAME, Buffer.from(JSON.stringify({ ...summary, files }, null, 1)));
    tar.finalize();
  } catch (cause) {
    tar.destroy(cause as Error);
    // Ignores the error of `pendingWrite`, because this error is `cause` or a consequence of
    // `cause`.
    await pendingWrite.catch(() => undefined);
    throw cause;
  }
  return pendingWrite;
}

function failEarly(): never {
  throw new Error('The archive ended before all files were written.');
}
