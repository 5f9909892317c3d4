import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CompilerOptions } from 'typescript';

/**
 * What a release carries for the check of the contract, in one file that is not served: the shell's
 * the declarations of what it gives, a room's its sources. Paths are those of a small file system
 * that holds nothing else, so that nothing depends on what is installed where it is read.
 */
export interface Pack {
  /** Version of the compiler that the package was built with. */
  typescript: string;
  /** Versions of the packages that it was built with. */
  versions: Record<string, string>;
  /** As the package's own tsconfig says, without any place on disk. */
  options: CompilerOptions;
  /** Path, like 'room/src/routes.tsx' or 'node_modules/react/package.json', to content. */
  files: Record<string, string>;
}

/** Where a release keeps its pack; `edge` serves nothing below `server/`. */
export const PACK_FILE = 'server/contract.pack';

/** The same pack always gives the same bytes: they are part of what a release is named after. */
export function writePack(pack: Pack): Buffer {
  const files = Object.fromEntries(Object.entries(pack.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return brotliCompressSync(JSON.stringify({ ...pack, files }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Throws when the bytes are no pack, or one of more than 64 MB. */
export const readPack = (bytes: Uint8Array) =>
  JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: LIMIT }).toString('utf8')) as Pack;

const LIMIT = 64 * 2 ** 20;
