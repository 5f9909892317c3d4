import type { ReleaseRecord } from './release-record.ts';
import { type Move, readRegistry } from './registry.ts';
import type { RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';

/** A version that is served, as `npm run status` tells of it. */
export interface ReleaseStatus {
  name: string;
  version: string;
  state: 'live' | 'kept';
  /** When it went live (ISO 8601), by whom, and until when it was. */
  since: string;
  by: string;
  until: string | null;
  needs: Record<string, string>;
  gives: Record<string, string>;
  shows: { room: string; expose: string }[];
  /** From its record; null when that cannot be read, and `problem` says why. */
  recorded: Pick<ReleaseRecord, 'storedAt' | 'by' | 'commit' | 'size'> | null;
  problem: string | null;
}

/** All that is live or kept, package by package, the live one first; and the latest moves. */
export async function status({ store, files }: Releases) {
  const { registry } = await readRegistry(store);
  const all = Object.entries(registry.microFrontends).flatMap(([name, releases]) =>
    releases.map((release) => ({ name, release })),
  );
  const releases: ReleaseStatus[] = [];
  for (const { name, release } of all) {
    const found = await files.record(release).then(
      ({ storedAt, by, commit, size }) => ({
        recorded: { storedAt, by, commit, size },
        problem: null,
      }),
      (cause: Error) => ({ recorded: null, problem: cause.message }),
    );
    releases.push({ ...told(name, release), ...found });
  }
  const history: Move[] = registry.history;
  return { revision: registry.revision, releases, history };
}

function told(name: string, { metadata, deployment, extras }: RegisteredRelease) {
  const { live, needs, gives, shows } = extras;
  const state: ReleaseStatus['state'] = deployment.traffic > 0 ? 'live' : 'kept';
  return { name, version: metadata.version, state, ...live, needs, gives, shows };
}
