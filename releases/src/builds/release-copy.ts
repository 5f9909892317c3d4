import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { boolean, is, isoTimestamp, looseObject, maxLength, pipe, regex, string } from 'valibot';
import { DamagedError } from '../errors.ts';
import { computeIntegrity } from './integrity.ts';
import { type LocalBuild, assembleBuild } from './local-build.ts';
import { type ReleaseRecord, computeSize, getReleaseFolder } from './release-record.ts';

/** A stored version of another shop, with all its bytes. */
export interface ReleaseCopy {
  record: ReleaseRecord;
  recordBody: Buffer;
  /** All files of the version by path, including compressed files and source maps. */
  files: Map<string, Buffer>;
}

const decompressors = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Returns the build that the copy contains. Throws a `DamagedError` unless the record, the
 * compressed files and the version describe exactly these files, because pages trust stored
 * versions.
 */
export async function verifyCopy({ record, files }: ReleaseCopy): Promise<LocalBuild> {
  const folder = getReleaseFolder(record);
  for (const [path, { integrity }] of Object.entries(record.files)) {
    const body = files.get(path);
    if (!body || computeIntegrity(body) !== integrity)
      throw new DamagedError(`${folder}/${path} is not what was released.`);
  }
  const originalFiles = [...files].filter(([path]) => findCompression(path) === undefined);
  const build = assembleBuild(record.version.replace(/-[0-9a-f]{8}$/, ''), originalFiles);
  const isComplete = is(provenanceSchema, record) && hasSizes(record);
  const isListed = [...files.keys()].every((path) => Object.hasOwn(record.files, path));
  if (!isComplete || !isListed || !isDescribedBy(build, record) || !hasSameBytes(build, files))
    throw new DamagedError(`The record of ${folder} does not describe its files.`);
  for (const [path, body] of files) await verifyCompressedFile(folder, path, body, files);
  return build;
}

/** Schema of a text of one line, which the staff's pages and the command line print. */
const lineSchema = (maxCharacters: number) =>
  pipe(string(), maxLength(maxCharacters), regex(/^[^\p{C}]+$/u));

const provenanceSchema = looseObject({
  storedAt: pipe(string(), isoTimestamp()),
  by: lineSchema(200),
  commit: lineSchema(80),
  seen: boolean(),
});

function hasSizes({ size, files }: ReleaseRecord): boolean {
  const { bytes, scriptBytes } = computeSize(Object.entries(files));
  return size?.bytes === bytes && size.scriptBytes === scriptBytes;
}

function isDescribedBy({ releaseFile, version }: LocalBuild, record: ReleaseRecord): boolean {
  const recordFields = record as unknown as Record<string, unknown>;
  return (
    record.version === version &&
    Object.entries(releaseFile).every(
      ([field, value]) => JSON.stringify(recordFields[field]) === JSON.stringify(value),
    )
  );
}

const hasSameBytes = (build: LocalBuild, files: ReleaseCopy['files']) =>
  [...build.files].every(([path, body]) => files.get(path)?.equals(body));

/** Browsers get the compressed file instead of the original, so both must have the same content. */
async function verifyCompressedFile(
  folder: string,
  path: string,
  body: Buffer,
  files: ReleaseCopy['files'],
): Promise<void> {
  const compression = findCompression(path);
  if (compression === undefined) return;
  const originalFile = files.get(path.slice(0, -compression.length));
  const maxOutputLength = (originalFile?.length ?? 0) + 1;
  const content = await decompressors[compression](body, { maxOutputLength }).catch(() => null);
  if (!originalFile || !content?.equals(originalFile))
    throw new DamagedError(`${folder}/${path} has other content than the file that it compresses.`);
}

const findCompression = (path: string) =>
  (['.br', '.gz'] as const).find((extension) => path.endsWith(extension));
