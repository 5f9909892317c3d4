import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { type Live, LiveReleaseLoader } from './live-releases.ts';
import { type LiveSplit, liveSplits } from './live-split.ts';
import type { RegistryDocument } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { toldOnce } from './told-once.ts';

export interface Shown {
  live: Live;
  split: LiveSplit | null;
}

/** Prepares the next releases before they go live in this process. */
export type Prepare = (next: [Live, ...Live[]]) => Promise<void>;

/**
 * Holds the current releases of this process and loads new ones. The former releases stay current
 * until all new ones are loaded.
 */
export function shownReleases(files: ReleaseFiles, log: FastifyBaseLogger) {
  let missing = new Map<string, unknown>();
  const loader = new LiveReleaseLoader(files, (room, cause) => missing.set(room, cause));
  const loadSplit = liveSplits(files, log);
  let loadedAt = 0;
  let traces = '';
  let shown: Shown | null = null;
  let prepare: Prepare = () => Promise.resolve();
  const loading = toldOnce(log, {
    fails: 'the live releases cannot be loaded',
    isBack: 'the live releases are loaded again',
  });

  /**
   * Loads all releases. It computes the fingerprints first, so that a file that changes during the
   * load causes another load.
   */
  async function loadAll(registry: RegistryDocument): Promise<Shown> {
    const known = missing;
    missing = new Map();
    loadedAt = Date.now();
    traces = await tracesOf(registry);
    const next = { live: await loader.load(registry), split: await loadSplit(registry) };
    for (const [room, cause] of missing) {
      if (String(known.get(room)) === String(cause)) continue;
      log.warn({ room, failure: loggable(cause) }, 'a room is not available');
    }
    for (const room of known.keys()) {
      if (!missing.has(room)) log.info({ room }, 'a room is available again');
    }
    return next;
  }

  const tracesOf = async ({ microFrontends, split }: RegistryDocument) => {
    const live = Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));
    const current = [...live, ...Object.values(split?.releases ?? {})];
    return (await Promise.all(current.map((release) => files.traces(release)))).join(';');
  };

  const isIncomplete = () => loading.isFailing() || missing.size > 0 || shown?.split?.live === null;

  return {
    read: () => shown,
    prepareBy(by: Prepare) {
      prepare = by;
    },
    /**
     * Loads the releases, or logs the failure and resolves to null. Throws a
     * `StoreUnavailableError` if the store is unavailable.
     */
    async load(registry: RegistryDocument): Promise<Shown | null> {
      try {
        const next = await loadAll(registry);
        loading.end();
        return next;
      } catch (cause) {
        if (cause instanceof StoreAwayError) throw cause;
        loading.tell(cause);
        return null;
      }
    },
    /**
     * Resolves to whether to load again, because files have changed or because a failed load is due
     * for another attempt.
     */
    isToLoadAgain: async (registry: RegistryDocument) =>
      (await tracesOf(registry)) !== traces ||
      (isIncomplete() && Date.now() - loadedAt > MISSING_PAUSE_MS),
    async show(next: Shown): Promise<void> {
      const { live, split } = next;
      const prepared = () => prepare(split?.live ? [live, split.live] : [live]);
      if (shown) await Promise.race([prepared(), pause(PREPARED_MS, undefined, { ref: false })]);
      shown = next;
    },
  };
}

/** Longest preparation of new releases, in ms. After it they go live unprepared. */
const PREPARED_MS = 10_000;

/** Time between two attempts to load missing or damaged releases, in ms. */
const MISSING_PAUSE_MS = 10_000;
