import { satisfies } from 'semver';
import { listAlerts } from '../alerts/alert-document.ts';
import { type FailingRelease, readFailureReports } from '../automatic-rollback/failing-releases.ts';
import { type ReleaseLoads, releaseLoadsDocument } from '../automatic-rollback/release-loads.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { releaseDaysDocument } from '../figures/release-days.ts';
import { releaseFiguresDocument } from '../figures/release-figures.ts';
import { mapLocations } from '../builds/source-location.ts';
import type { ReleaseRecord } from '../builds/release-record.ts';
import { type Move, readRegistry } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { nullIfDamaged } from '../errors.ts';
import { readDocument } from '../store/compare-and-swap-document.ts';

type RecordedFacts = Pick<
  ReleaseRecord,
  'storedAt' | 'by' | 'commit' | 'seen' | 'size' | 'notes' | 'weights' | 'uses'
>;

export interface ReleaseStatus {
  name: string;
  version: string;
  state: 'live' | 'split' | 'kept';
  /**
   * Time and author of the change that put the version live or into a split. `until` is null while
   * the version is live or in the split.
   */
  since: string;
  by: string;
  until: string | null;
  needs: Record<string, string>;
  gives: Record<string, string>;
  shows: { room: string; expose: string }[];
  recorded: RecordedFacts | null;
  /** Reason why the release record cannot be read, or null. */
  problem: string | null;
  failing: FailingRelease | null;
  /** Null if no page was sent with the release. */
  loads: ReleaseLoads | null;
}

export type ShopStatus = Awaited<ReturnType<typeof readStatus>>;

export async function readStatus({ store, files }: Releases) {
  const { registry } = await readRegistry(store);
  const { microFrontends, split } = registry;
  const releaseRows = Object.entries(microFrontends).flatMap(([name, [live, ...retained]]) =>
    [live, split?.releases[name], ...retained]
      .filter((release) => release !== undefined)
      .map((release) => ({ name, release, isSplit: release === split?.releases[name] })),
  );
  const findReport = await readFailureReports(store);
  const { content: loadsDocument } = await readDocument(store, releaseLoadsDocument);
  const { content: figuresDocument } = await readDocument(store, releaseFiguresDocument);
  const { content: daysDocument } = await readDocument(store, releaseDaysDocument);
  const releases: ReleaseStatus[] = [];
  for (const { name, release, isSplit } of releaseRows) {
    const recordState = await files.record(release).then(
      ({ storedAt, by, commit, seen, size, notes, weights, uses }) => ({
        recorded: { storedAt, by, commit, seen, size, notes, weights, uses },
        problem: null,
      }),
      (cause: Error) => ({ recorded: null, problem: cause.message }),
    );
    const description = describeRelease(name, release, isSplit);
    const report = findReport(release);
    const failingRelease = report && (await withSourceLocation(report, release, files));
    const loads = loadsDocument.releases[release.extras.folder] ?? null;
    releases.push({ ...description, ...recordState, failing: failingRelease, loads });
  }
  const history: Move[] = registry.history;
  const currentSplit = split && {
    share: split.share,
    since: split.since,
    by: split.by,
    promoteAfter: split.promoteAfter ?? null,
    why: history.find(({ id }) => id === split.id)?.why ?? '',
  };
  const alerts = await listAlerts(store);
  const { figures } = figuresDocument;
  return {
    revision: registry.revision,
    split: currentSplit,
    releases,
    history,
    alerts,
    figures,
    last30Days: daysDocument.figures,
  };
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

/** Adds the location in the source file to the error, if the release has its source map. */
async function withSourceLocation(
  report: FailingRelease,
  release: RegisteredRelease,
  files: ReleaseFiles,
): Promise<FailingRelease> {
  if (report.error === undefined) return report;
  const error = await mapLocations(report.error, async (script) => {
    const sourceMap = await files.read(release, `${script}.map`).catch(nullIfDamaged);
    return sourceMap?.toString() ?? null;
  });
  return { ...report, error };
}

interface PackageConsumer {
  name: string;
  version: string;
  versionRange: string;
  isCompatible: boolean;
}

/** Lists the live releases that need the package, and whether they accept the version. */
export const listPackageConsumers = (
  releases: Pick<ReleaseStatus, 'name' | 'version' | 'state' | 'needs'>[],
  packageName: string,
  version: string,
): PackageConsumer[] =>
  releases
    .filter(({ state, needs }) => state === 'live' && packageName in needs)
    .map(({ name, version: remoteVersion, needs }) => {
      const versionRange = needs[packageName] ?? '';
      return {
        name,
        version: remoteVersion,
        versionRange,
        isCompatible: satisfies(version, versionRange),
      };
    });
