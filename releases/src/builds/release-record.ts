import { looseObject, number, object, record as valibotRecord, safeParse, string } from 'valibot';
import type { ReleaseFile } from 'build/release-file';
import { parseJson } from '../store/parse-json.ts';
import { MANIFEST } from './integrity.ts';
import { RELEASES_PATH, type RegisteredRelease, type Release } from './release.ts';

/** Description of a stored version. Written once and never changed. */
export interface ReleaseRecord extends ReleaseFile {
  version: string;
  storedAt: string;
  by: string;
  commit: string;
  /** Whether the smoke check opened the pages of the version in a browser. */
  seen: boolean;
  /**
   * Subjects of the commits between the version that was live and this version. Older records lack
   * this field.
   */
  notes?: string[];
  size: {
    bytes: number;
    scriptBytes: number;
  };
  files: Record<string, RecordedFile>;
}

export interface RecordedFile {
  integrity: string;
  bytes: number;
}

export const getReleaseFolder = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) =>
  `${name}/${version}`;

export const RECORD_FILE = 'record.json';

export const recordKey = (folder: string) => `${folder}/${RECORD_FILE}`;

/** Returns null for a damaged record. */
export function parseRecord(body: Buffer): ReleaseRecord | null {
  const { success, output } = safeParse(recordSchema, parseJson(body));
  return success ? (output as unknown as ReleaseRecord) : null;
}

const recordSchema = looseObject({
  name: string(),
  version: string(),
  files: valibotRecord(string(), object({ integrity: string(), bytes: number() })),
});

export function computeSize(files: (readonly [string, RecordedFile])[]): ReleaseRecord['size'] {
  const sumBytes = (entries: typeof files) =>
    entries.reduce((total, [, { bytes }]) => total + bytes, 0);
  const isScript = (path: string) => path.endsWith('.js.br') && !path.startsWith('server/');
  return {
    bytes: sumBytes(files),
    scriptBytes: sumBytes(files.filter(([path]) => isScript(path))),
  };
}

export function toRelease(record: ReleaseRecord): Release {
  const { name, version, routes, menu, links, app, exposes, shows, needs, gives } = record;
  const folder = getReleaseFolder(record);
  const entryFile = name === 'shell' ? 'main.js' : MANIFEST;
  return {
    url: `${RELEASES_PATH}/${folder}/${entryFile}`,
    fallbackUrl: null,
    metadata: { version, integrity: record.files[entryFile]?.integrity ?? null },
    deployment: { traffic: 100, default: true },
    extras: {
      folder,
      routes,
      ...(menu && { menu }),
      ...(links && { links }),
      ...(app && { app }),
      exposes,
      shows,
      needs,
      gives,
    },
  };
}

export function toRegisteredRelease(record: ReleaseRecord, integrity: string): RegisteredRelease {
  const release = toRelease(record);
  const live = { since: record.storedAt, by: record.by, until: null };
  return { ...release, extras: { ...release.extras, record: integrity, live } };
}
