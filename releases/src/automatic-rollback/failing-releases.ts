import {
  type InferOutput,
  array,
  isoTimestamp,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import { foldersOf, readRegistry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type StoredDocument, swapDocument } from '../store/swap-document.ts';

const timestamp = pipe(string(), isoTimestamp());

const failingRelease = object({
  /** Kinds of failure that browsers reported, such as 'render' or 'load'. */
  kinds: array(string()),
  /** Largest number of reporting networks that one `edge` process counted within five minutes. */
  networks: number(),
  first: timestamp,
  last: timestamp,
});

/** The reports of browsers about one release. */
export type FailingRelease = InferOutput<typeof failingRelease>;

const failingDocument = object({ releases: record(string(), failingRelease) });

/**
 * The stored document of failing releases, by folder. It is in the release store, so that
 * `npm run status` can read it on any machine.
 */
export const failingReleases: StoredDocument<InferOutput<typeof failingDocument>> = {
  key: 'failing-releases.json',
  empty: { releases: {} },
  parse({ body }) {
    // A damaged document counts as empty, and the next report replaces it.
    const { success, output } = safeParse(failingDocument, jsonOf(body));
    return success ? output : { releases: {} };
  },
};

/**
 * Merges the counts of this process into the store and deletes releases that are no longer served.
 * The highest number of networks stays, because each `edge` process counts separately. Throws a
 * `StoreUnavailableError` or a `TooManyConflictsError`.
 */
export async function storeFailingReleases(
  store: ReleaseStore,
  counted: ReadonlyMap<string, FailingRelease>,
): Promise<void> {
  const { registry } = await readRegistry(store);
  const served = new Set(foldersOf(registry));
  await swapDocument(store, failingReleases, ({ releases }) => {
    const next = { ...releases };
    for (const [folder, now] of counted) next[folder] = mergeReports(releases[folder], now);
    return {
      releases: Object.fromEntries(Object.entries(next).filter(([folder]) => served.has(folder))),
    };
  });
}

/** Longest time for which `npm run status` shows a report, in ms. */
const DAY_MS = 86_400_000;

/** Returns whether a release was reported within a day and after `since` (ISO 8601). */
export const isRecent = ({ last }: FailingRelease, since: string): boolean =>
  Date.parse(last) >= Math.max(Date.parse(since), Date.now() - DAY_MS);

const mergeReports = (stored: FailingRelease | undefined, now: FailingRelease): FailingRelease =>
  stored === undefined
    ? now
    : {
        kinds: [...new Set([...stored.kinds, ...now.kinds])],
        networks: Math.max(stored.networks, now.networks),
        first: stored.first,
        last: now.last,
      };

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return null;
  }
}
