import {
  type InferOutput,
  array,
  isoTimestamp,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import { type RegistryDocument, listServedFolders, readRegistry } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { ObjectStore } from 'server/store/object-store';
import {
  type StoredDocument,
  compareAndSwapDocument,
  readDocument,
} from '../store/compare-and-swap-document.ts';
import { parseJson } from '../store/parse-json.ts';

const timestampSchema = pipe(string(), isoTimestamp());

const failingReleaseSchema = object({
  kinds: array(string()),
  /**
   * Largest number of networks from which reports reached one `edge` process within five minutes.
   */
  networks: number(),
  first: timestampSchema,
  last: timestampSchema,
  /** Name and location of the latest error, like 'TypeError at routes.3f9c.js:1:52'. */
  error: optional(string()),
});

/** Suffix of the kinds of failures on the server. The kinds that browsers report have no suffix. */
export const SERVER_KIND_SUFFIX = ' on the server';

export type FailingRelease = InferOutput<typeof failingReleaseSchema>;

const failingDocumentSchema = object({ releases: record(string(), failingReleaseSchema) });

/** Document in the release store, so that `npm run status` can read it on any machine. */
const failingReleasesDocument: StoredDocument<InferOutput<typeof failingDocumentSchema>> = {
  key: 'failing-releases.json',
  empty: { releases: {} },
  parse({ body }) {
    // A damaged document counts as empty.
    const { success, output } = safeParse(failingDocumentSchema, parseJson(body));
    return success ? output : { releases: {} };
  },
};

/**
 * Stores the failing releases. Keeps the highest number of networks, because each `edge` process
 * counts separately.
 */
export async function storeFailingReleases(
  store: ObjectStore,
  reportsByFolder: ReadonlyMap<string, FailingRelease>,
): Promise<void> {
  const { registry } = await readRegistry(store);
  const servedFolders = new Set(listServedFolders(registry));
  await compareAndSwapDocument(store, failingReleasesDocument, ({ releases }) => {
    const mergedReports = { ...releases };
    for (const [folder, report] of reportsByFolder)
      mergedReports[folder] = mergeReports(releases[folder], report);
    return {
      releases: Object.fromEntries(
        // Drops an error without a reported failure, because such an error does not prove that the
        // release is faulty.
        Object.entries(mergedReports).filter(
          ([folder, { kinds }]) => servedFolders.has(folder) && kinds.length > 0,
        ),
      ),
    };
  });
}

/**
 * Lists the live releases that failed in browsers or on the server within the last day. Includes
 * the releases of a split.
 */
export async function listFailingReleases(store: ObjectStore, registry: RegistryDocument | null) {
  if (registry === null) return [];
  const findReport = await readFailureReports(store);
  const splitReleases = registry.split?.releases ?? {};
  return Object.entries(registry.microFrontends).flatMap(([name, [live]]) =>
    [live, splitReleases[name]].flatMap((release) => {
      const report = release && findReport(release);
      if (!release || !report) return [];
      const { kinds, networks, last } = report;
      return { name, version: release.metadata.version, kinds, networks, last };
    }),
  );
}

/**
 * Returns a function that returns the report of a release that is marked as failing, or null. A mark
 * lasts for a day after the last failure, or until the release goes live again.
 */
export async function readFailureReports(
  store: ObjectStore,
): Promise<(release: RegisteredRelease) => FailingRelease | null> {
  const { content } = await readDocument(store, failingReleasesDocument);
  return ({ extras }) => {
    const report = content.releases[extras.folder];
    return report && isRecent(report, extras.live.since) ? report : null;
  };
}

/**
 * Returns whether browsers reported failures. Whether a release fails on the server is not asked of
 * its mark but tried by rendering, because the backend may have been the cause.
 */
export const hasFailedInBrowsers = ({ kinds }: FailingRelease): boolean =>
  kinds.some((kind) => !kind.endsWith(SERVER_KIND_SUFFIX));

const DAY_MS = 86_400_000;

const isRecent = ({ last }: FailingRelease, since: string): boolean =>
  Date.parse(last) >= Math.max(Date.parse(since), Date.now() - DAY_MS);

export function mergeReports(
  earlierReport: FailingRelease | undefined,
  report: FailingRelease,
): FailingRelease {
  if (earlierReport === undefined) return report;
  const error = report.error ?? earlierReport.error;
  return {
    kinds: [...new Set([...earlierReport.kinds, ...report.kinds])],
    networks: Math.max(earlierReport.networks, report.networks),
    first: earlierReport.first,
    last: report.last,
    ...(error !== undefined && { error }),
  };
}
