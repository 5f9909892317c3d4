import pMap from 'p-map';
import { nullIfDamaged } from '../errors.ts';
import { toHexIntegrity } from '../builds/integrity.ts';
import { type LocalBuild, assembleBuild } from '../builds/local-build.ts';
import { listServedReleases, readRegistry } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import type { ReleaseCopy } from '../builds/release-copy.ts';
import { RECORD_FILE, parseRecord } from '../builds/release-record.ts';
import type { BuildDescription, CopyDescription } from './change-request.ts';
import { Refusal } from './refusal.ts';
import type { UploadStore } from './upload-store.ts';

const MAX_CONCURRENT_READS = 8;

export type MissingFiles = Record<string, string[]>;

export class BuildAssembler {
  readonly #releases: Releases;
  readonly #uploadStore: UploadStore;

  constructor(releases: Releases, uploadStore: UploadStore) {
    this.#releases = releases;
    this.#uploadStore = uploadStore;
  }

  async #readContents(
    name: string,
    listedFiles: BuildDescription['files'],
  ): Promise<Map<string, Buffer> | string[]> {
    const releasedFiles = await indexReleasedFiles(name, this.#releases);
    const readContent = async (integrity: string) => {
      const [release, path] = releasedFiles.get(integrity) ?? [];
      return (
        (await this.#uploadStore.readUpload(name, integrity)) ??
        (release && path
          ? await this.#releases.files.read(release, path).catch(nullIfDamaged)
          : null)
      );
    };
    const contents = await pMap(
      Object.entries(listedFiles),
      async ([path, { integrity }]) => [path, integrity, await readContent(integrity)] as const,
      { concurrency: MAX_CONCURRENT_READS },
    );
    const missingHashes = contents
      .filter(([, , body]) => body === null)
      .map(([, integrity]) => integrity);
    if (missingHashes.length > 0) return [...new Set(missingHashes)];
    const bodies = contents.flatMap(([path, , body]): [string, Buffer][] =>
      body ? [[path, body]] : [],
    );
    if (bodies.some(([path, body]) => body.length !== listedFiles[path]?.bytes))
      throw createMismatchRefusal(name);
    return new Map(bodies);
  }

  /** Returns the hashes of files that are neither uploaded nor part of a served release. */
  async findMissingFiles(builds: (BuildDescription | CopyDescription)[]): Promise<MissingFiles> {
    const missingByBuild = await pMap(
      builds,
      async ({ name, files }) => {
        const [uploadedHashes, releasedFiles] = [
          await this.#uploadStore.listHashes(name),
          await indexReleasedFiles(name, this.#releases),
        ];
        const missingHashes = Object.values(files)
          .map(({ integrity }) => integrity)
          .filter(
            (integrity) =>
              !uploadedHashes.has(toHexIntegrity(integrity)) && !releasedFiles.has(integrity),
          );
        return { name, missingHashes: [...new Set(missingHashes)] };
      },
      { concurrency: 1 },
    );
    return Object.fromEntries(
      missingByBuild
        .filter(({ missingHashes }) => missingHashes.length > 0)
        .map(({ name, missingHashes }) => [name, missingHashes]),
    );
  }

  /** Resolves to the complete build, or to the hashes of its missing files. */
  async assemble({
    name,
    version,
    files: listedFiles,
  }: BuildDescription): Promise<LocalBuild | string[]> {
    const bodies = await this.#readContents(name, listedFiles);
    if (!(bodies instanceof Map)) return bodies;
    const build = assembleBuild(version.replace(/-[0-9a-f]{8}$/, ''), bodies);
    if (build.releaseFile.name !== name || build.version !== version)
      throw createMismatchRefusal(name);
    return build;
  }

  /** Resolves to the complete version of another shop, or to the hashes of missing files. */
  async assembleCopy({
    name,
    version,
    files: listedFiles,
  }: CopyDescription): Promise<ReleaseCopy | string[]> {
    const bodies = await this.#readContents(name, listedFiles);
    if (!(bodies instanceof Map)) return bodies;
    const recordBody = bodies.get(RECORD_FILE) ?? Buffer.alloc(0);
    bodies.delete(RECORD_FILE);
    const record = parseRecord(recordBody);
    if (record?.name !== name || record.version !== version) throw createMismatchRefusal(name);
    return { record, recordBody, files: bodies };
  }
}

async function indexReleasedFiles(
  name: string,
  { store, files }: Releases,
): Promise<Map<string, [RegisteredRelease, string]>> {
  const { registry } = await readRegistry(store);
  const releasedFiles = new Map<string, [RegisteredRelease, string]>();
  for (const release of listServedReleases(registry)) {
    if (!release.extras.folder.startsWith(`${name}/`)) continue;
    const record = await files.record(release).catch(nullIfDamaged);
    for (const [path, { integrity }] of Object.entries(record?.files ?? {}))
      releasedFiles.set(integrity, [release, path]);
  }
  return releasedFiles;
}

const createMismatchRefusal = (name: string) =>
  new Refusal(400, 'unreadable', `Nothing was released: the build of ${name} is not what it says.`);
