import {
  type FailingRelease,
  failingReleasesDocument,
  isRecent,
} from '../automatic-rollback/failing-releases.ts';
import type { ReleaseRecord } from '../builds/release-record.ts';
import { type Move, readRegistry } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { readDocument } from '../store/compare-and-swap-document.ts';

export interface ReleaseStatus {
  name: string;
  version: string;
  state: 'live' | 'split' | 'kept';
  /**
   * Time and author of the change that put the version live or into a split. The end is null if the
   * version is still there.
   */
  since: string;
  by: string;
  until: string | null;
  needs: Record<string, string>;
  gives: Record<string, string>;
  shows: { room: string; expose: string }[];
  recorded: Pick<ReleaseRecord, 'storedAt' | 'by' | 'commit' | 'seen' | 'size'> | null;
  problem: string | null;
  failing: FailingRelease | null;
}

export async function readStatus({ store, files }: Releases) {
  const { registry } = await readRegistry(store);
  const { microFrontends, split } = registry;
  const releaseRows = Object.entries(microFrontends).flatMap(([name, [live, ...retained]]) =>
    [live, split?.releases[name], ...retained]
      .filter((release) => release !== undefined)
      .map((release) => ({ name, release, isSplit: release === split?.releases[name] })),
  );
  const { content: failureReports } = await readDocument(store, failingReleasesDocument);
  const releases: ReleaseStatus[] = [];
  for (const { name, release, isSplit } of releaseRows) {
    const recordState = await files.record(release).then(
      ({ storedAt, by, commit, seen, size }) => ({
        recorded: { storedAt, by, commit, seen, size },
        problem: null,
      }),
      (cause: Error) => ({ recorded: null, problem: cause.message }),
    );
    const description = describeRelease(name, release, isSplit);
    const report = failureReports.releases[release.extras.folder];
    const failing = report && isRecent(report, description.since) ? report : null;
    releases.push({ ...description, ...recordState, failing });
  }
  const history: Move[] = registry.history;
  const currentSplit = split && { share: split.share, since: split.since, by: split.by };
  return { revision: registry.revision, split: currentSplit, releases, history };
}

function describeRelease(
  name: string,
  { metadata, deployment, extras }: RegisteredRelease,
  isSplit: boolean,
) {
  const { live, needs, gives, shows } = extras;
  const stateWithoutSplit = deployment.traffic > 0 ? 'live' : 'kept';
  const state: ReleaseStatus['state'] = isSplit ? 'split' : stateWithoutSplit;
  return { name, version: metadata.version, state, ...live, needs, gives, shows };
}
