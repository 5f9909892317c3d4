import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CompilerOptions } from 'typescript';
import type { RemoteFile } from '../remote-file/remote-file.ts';

/**
 * Files for the type check. Contains all libraries, so that the check does not depend on installed
 * packages.
 */
export interface TypeBundle {
  /** Version of TypeScript. */
  typescript: string;
  /** Versions of the libraries that the types need, by package name. */
  versions: Record<string, string>;
  options: CompilerOptions;
  files: Record<string, string>;
}

/**
 * Path in a build. Browsers cannot fetch this file, because `edge` serves no file below `server/`.
 */
export const TYPE_BUNDLE_FILE = 'server/contract.pack';

/**
 * Serialises a type bundle. Sorts the files, so that equal bundles give equal bytes. A release's
 * version contains a hash of these bytes.
 */
export function serializeTypeBundle(typeBundle: TypeBundle): Buffer {
  const files = Object.fromEntries(
    Object.entries(typeBundle.files).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return brotliCompressSync(JSON.stringify({ ...typeBundle, files }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Throws if the bundle is larger than 64 MB. */
export const parseTypeBundle = (bytes: Uint8Array) =>
  JSON.parse(
    brotliDecompressSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8'),
  ) as TypeBundle;

const MAX_BYTES = 64 * 2 ** 20;

export interface LoadedRelease {
  name: string;
  typeBundle: TypeBundle;
}

/** Returns the placeholder for a release's version in cached sentences. */
export const toPlaceholder = ({ name }: Pick<LoadedRelease, 'name'>) => `«${name}»`;

export const replacePlaceholders = (sentence: string, names: Record<string, string>) =>
  sentence.replaceAll(/«([^»]+)»/g, (_, name: string) => names[name] ?? name);

export const getRemoteFolder = (remote: LoadedRelease) => `/rooms/${remote.name}`;

/**
 * Reads `remote.json` of a release. Releases from before December 2026 call this file `room.json`.
 */
export const parseRemoteFile = ({ typeBundle: { files } }: Pick<LoadedRelease, 'typeBundle'>) =>
  JSON.parse(files['room/remote.json'] ?? files['room/room.json'] ?? '{}') as RemoteFile;
