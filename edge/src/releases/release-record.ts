import type { ReleaseFile } from 'build/release-file';
import { MANIFEST } from './integrity.ts';
import { RELEASES_PATH, type RegisteredRelease, type Release } from './release.ts';

/** What is written down once about a version, and never changed. */
export interface ReleaseRecord extends ReleaseFile {
  version: string;
  /** When its files were stored (ISO 8601). */
  storedAt: string;
  by: string;
  commit: string;
  /** Whether its pages were looked at in a browser before it was stored. */
  seen: boolean;
  size: {
    /** Of all its files as they are stored. */
    bytes: number;
    /** Of the scripts that browsers get, by brotli. */
    scriptBytes: number;
  };
  /** By their paths in the release's folder. */
  files: Record<string, RecordedFile>;
}

export interface RecordedFile {
  /** As the `integrity` of an element: 'sha384-' and the hash in base64. */
  integrity: string;
  bytes: number;
}

export const folderOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) =>
  `${name}/${version}`;

export const recordKey = (folder: string) => `${folder}/record.json`;

/** The recorded version as a live release. */
export function releaseOf(record: ReleaseRecord): Release {
  const { name, version, routes, exposes, shows, needs, gives } = record;
  const folder = folderOf(record);
  const first = name === 'shell' ? 'main.js' : MANIFEST;
  return {
    url: `${RELEASES_PATH}/${folder}/${first}`,
    fallbackUrl: null,
    metadata: { version, integrity: record.files[first]?.integrity ?? null },
    deployment: { traffic: 100, default: true },
    extras: { folder, routes, exposes, shows, needs, gives },
  };
}

/** The recorded version as the registry names what is live; `integrity` is that of the record itself. */
export function registeredOf(record: ReleaseRecord, integrity: string): RegisteredRelease {
  const release = releaseOf(record);
  const live = { since: record.storedAt, by: record.by, until: null };
  return { ...release, extras: { ...release.extras, record: integrity, live } };
}
