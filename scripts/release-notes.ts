import type { ReleaseStatus } from 'releases/status';
import { runGit } from './author.ts';
import { readRemote } from './packages.mjs';

const MAX_NOTES = 30;
const MAX_NOTE_LENGTH = 200;

/**
 * Returns for each package the subjects of the commits that changed the package after its live
 * version, the latest first. Without git or the commit of the live version, returns no subjects.
 */
export function readReleaseNotes(
  folders: string[],
  { releases }: { releases: ReleaseStatus[] },
): Record<string, string[]> {
  return Object.fromEntries(
    folders.flatMap((folder): [string, string[]][] => {
      const { name } = readRemote(folder);
      const live = releases.find((release) => release.name === name && release.state === 'live');
      const [commit = ''] = /^[0-9a-f]{40}/.exec(live?.recorded?.commit ?? '') ?? [];
      const isKnown =
        commit !== '' && runGit('rev-parse', '--verify', '--quiet', `${commit}^{commit}`) !== '';
      if (!isKnown) return [];
      const subjects = runGit('log', '--format=%s', `${commit}..HEAD`, '--', folder, ...COMMON);
      return [[name, subjects.split('\n').filter(Boolean).slice(0, MAX_NOTES).map(toNote)]];
    }),
  );
}

/** Packages whose changes count for every release, because every release uses them. */
const COMMON = ['contract', 'shared'];

const toNote = (subject: string) =>
  subject.replaceAll(/\p{C}/gu, ' ').trim().slice(0, MAX_NOTE_LENGTH) || 'A commit without a text';
