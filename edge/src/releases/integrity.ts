import { createHash } from 'node:crypto';

/** The hash of a file as browsers write it (Subresource Integrity). */
export const integrityOf = (body: Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The hash of an integrity in hexadecimal digits, for addresses and keys. */
export const hexOf = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');

/** Name of a room's federation manifest. */
export const MANIFEST = 'mf-manifest.json';

/**
 * A build whose federation manifest, if it has one, says the hashes of the scripts and stylesheets
 * beside it: a page names the hash of the manifest alone, and with it those of all that a room loads.
 */
export function withHashes(files: Map<string, Buffer>): Map<string, Buffer> {
  const manifest = files.get(MANIFEST);
  if (!manifest) return files;
  const said = read(manifest);
  const hashes = [...files]
    .filter(([path]) => isCode(path))
    .map(([path, body]) => [path, integrityOf(body)]);
  const complete = { ...said, integrity: Object.fromEntries(hashes) as object };
  return new Map(files).set(MANIFEST, Buffer.from(JSON.stringify(complete)));
}

function read(manifest: Buffer): object {
  try {
    return JSON.parse(manifest.toString()) as object;
  } catch (cause) {
    throw new Error(`Nothing was released. The build's ${MANIFEST} cannot be read.`, { cause });
  }
}

/** Of recorded files the hashes of what browsers load as scripts and stylesheets, by their names. */
export const hashesOfCode = (files: Record<string, { integrity: string }>) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => isCode(path))
      .map(([path, { integrity }]) => [path, integrity]),
  );

const isCode = (path: string) => /\.(js|css)$/.test(path) && !path.startsWith('server/');
