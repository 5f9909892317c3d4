import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { parse } from 'valibot';
import { isEncryptedName } from './archive-name.ts';
import type { ArchiveStore } from './archive-store.ts';
import { decrypt } from './encryption.ts';
import { type Manifest, MANIFEST_NAME, manifestSchema } from './manifest.ts';

/**
 * Passes each file of an archive to `read`, in the archive's order. Only one file is in memory at a
 * time.
 */
export async function readArchive(
  store: ArchiveStore,
  name: string,
  key: string | null,
  read: (name: string, body: Buffer) => Promise<void> | void,
): Promise<void> {
  const content = await openDecrypted(store, name, key);
  const entries = extract();
  // The callback ignores errors, because the loop over `entries` throws the same errors.
  pipeline(content, createZstdDecompress(), entries, () => undefined);
  for await (const entry of entries) await read(entry.header.name, await buffer(entry));
}

/**
 * Reads the whole archive and compares each file with the manifest. Rejects if a file is missing,
 * additional or changed. Returns the manifest.
 */
export async function verifyArchive(
  store: ArchiveStore,
  name: string,
  key: string | null,
): Promise<Manifest> {
  const hashes = new Map<string, string>();
  let manifest: Manifest | null = null;
  await readArchive(store, name, key, (fileName, body) => {
    if (fileName === MANIFEST_NAME) manifest = parse(manifestSchema, JSON.parse(String(body)));
    else hashes.set(fileName, createHash('sha256').update(body).digest('hex'));
  });
  const parsedManifest = manifest as Manifest | null;
  if (parsedManifest === null)
    throw new Error(`The archive ${store.describe(name)} is incomplete.`);
  const changedFile = parsedManifest.files.find((file) => hashes.get(file.name) !== file.sha256);
  if (changedFile !== undefined || hashes.size !== parsedManifest.files.length)
    throw new Error(
      `The archive ${store.describe(name)} is damaged: ${changedFile?.name ?? 'files'} differ.`,
    );
  return parsedManifest;
}

async function openDecrypted(
  store: ArchiveStore,
  name: string,
  key: string | null,
): Promise<Readable> {
  const content = await store.open(name);
  if (!isEncryptedName(name)) return content;
  if (key === null)
    throw new Error('The archive is encrypted: set BACKUP_KEY, or name its file by --key-file.');
  return decrypt(content, key);
}
