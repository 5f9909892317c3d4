import type { ReleaseStatus } from 'releases/status';
import { runGit } from './read-author.ts';
import { readRemote, resolveFolder } from '../packages.mjs';

const MAX_NOTES = 30;
const MAX_NOTE_LENGTH = 200;

interface NotedPackage {
  name: string;
  /** Paths below the folder whose commits count. */
  paths: string[];
}

/**
 * Returns for each package the subjects of the commits that changed the package after its live
 * version, the latest first. `folder` is in the repository of the packages. Without git or the
 * commit of the live version, returns no subjects.
 */
export function readReleaseNotes(
  folder: string,
  packages: NotedPackage[],
  { releases }: { releases: ReleaseStatus[] },
): Record<string, string[]> {
  return Object.fromEntries(
    packages.flatMap(({ name, paths }): [string, string[]][] => {
      const live = releases.find((release) => release.name === name && release.state === 'live');
      const [commit = ''] = /^[0-9a-f]{40}/.exec(live?.recorded?.commit ?? '') ?? [];
      const isKnown =
        commit !== '' &&
        runGit(folder, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`) !== '';
      if (!isKnown) return [];
      const subjects = runGit(folder, 'log', '--format=%s', `${commit}..HEAD`, '--', ...paths);
      return [[name, subjects.split('\n').filter(Boolean).slice(0, MAX_NOTES).map(toNote)]];
    }),
  );
}

/** Packages whose changes count for every release, because every release uses them. */
const COMMON = ['contract', 'shared'];

/** Returns the notes of packages of this repository. */
export const readOwnReleaseNotes = (
  packageFolders: string[],
  status: { releases: ReleaseStatus[] },
) =>
  readReleaseNotes(
    resolveFolder('.'),
    packageFolders.map((folder) => ({ name: readRemote(folder).name, paths: [folder, ...COMMON] })),
    status,
  );

const toNote = (subject: string) =>
  subject.replaceAll(/\p{C}/gu, ' ').trim().slice(0, MAX_NOTE_LENGTH) || 'A commit without a text';
