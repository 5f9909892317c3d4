import type { RemoteFile } from '../remote-file.ts';
import type { TypeBundle } from './type-bundle.ts';

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
