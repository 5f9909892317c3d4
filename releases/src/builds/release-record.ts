import type { ReleaseFile } from 'build/release-file';
import { MANIFEST } from './integrity.ts';
import { RELEASES_PATH, type RegisteredRelease, type Release } from './release.ts';

/** Description of a stored version. Written once and never changed. */
export interface ReleaseRecord extends ReleaseFile {
  version: string;
  storedAt: string;
  by: string;
  commit: string;
  seen: boolean;
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

export const folderOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) =>
  `${name}/${version}`;

export const recordKey = (folder: string) => `${folder}/record.json`;

export function toRelease(record: ReleaseRecord): Release {
  const { name, version, routes, menu, exposes, shows, needs, gives } = record;
  const folder = folderOf(record);
  const entryFile = name === 'shell' ? 'main.js' : MANIFEST;
  return {
    url: `${RELEASES_PATH}/${folder}/${entryFile}`,
    fallbackUrl: null,
    metadata: { version, integrity: record.files[entryFile]?.integrity ?? null },
    deployment: { traffic: 100, default: true },
    extras: { folder, routes, ...(menu && { menu }), exposes, shows, needs, gives },
  };
}

export function toRegisteredRelease(record: ReleaseRecord, integrity: string): RegisteredRelease {
  const release = toRelease(record);
  const live = { since: record.storedAt, by: record.by, until: null };
  return { ...release, extras: { ...release.extras, record: integrity, live } };
}
