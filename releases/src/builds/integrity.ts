import { createHash } from 'node:crypto';
import { InvalidBuildError } from '../errors.ts';
import { parseJson } from '../store/parse-json.ts';

export const computeIntegrity = (body: Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

export const toHexIntegrity = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');

export const MANIFEST = 'mf-manifest.json';

/**
 * Adds the hashes of the scripts and stylesheets for browsers to the federation manifest. The hash
 * of the manifest then covers these files.
 */
export function addIntegrityHashes(files: Map<string, Buffer>): Map<string, Buffer> {
  const manifest = files.get(MANIFEST);
  if (!manifest) return files;
  const content = parseJson(manifest);
  if (typeof content !== 'object' || content === null)
    throw new InvalidBuildError(`Nothing was released. The build's ${MANIFEST} cannot be read.`);
  const hashes = [...files]
    .filter(([path]) => isCode(path))
    .map(([path, body]) => [path, computeIntegrity(body)]);
  const completeManifest = { ...content, integrity: Object.fromEntries(hashes) as object };
  return new Map(files).set(MANIFEST, Buffer.from(JSON.stringify(completeManifest)));
}

export const pickCodeHashes = (files: Record<string, { integrity: string }>) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => isCode(path))
      .map(([path, { integrity }]) => [path, integrity]),
  );

const isCode = (path: string) => /\.(js|css)$/.test(path) && !path.startsWith('server/');
