import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { LiveReleaseLoader, type LiveReleases } from './live-releases.ts';
import { type LiveSplit, createSplitLoader } from './live-split.ts';
import type { RegistryDocument } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import { createStateChangeLog } from './state-change-log.ts';

export interface CurrentReleases {
  live: LiveReleases;
  split: LiveSplit | null;
}

/** Called with the next releases before this process makes them live. */
export type PrepareReleases = (next: [LiveReleases, ...LiveReleases[]]) => Promise<void>;

/**
 * Holds the releases that are live in this process. Replaces the releases only when all new ones
 * are loaded.
 */
export function createCurrentReleases(files: ReleaseFiles, log: FastifyBaseLogger) {
  let missingRemotes = new Map<string, unknown>();
  const loader = new LiveReleaseLoader(files, (remote, cause) => missingRemotes.set(remote, cause));
  const loadSplit = createSplitLoader(files, log);
  let loadedAt = 0;
  let fingerprints = '';
  let currentReleases: CurrentReleases | null = null;
  let prepare: PrepareReleases = () => Promise.resolve();
  const loadLog = createStateChangeLog(log, {
    failureMessage: 'the live releases cannot be loaded',
    recoveryMessage: 'the live releases are loaded again',
  });

  /**
   * Computes the fingerprints of files before loading, so that a change during the load causes
   * another load.
   */
  async function loadAll(registry: RegistryDocument): Promise<CurrentReleases> {
    const formerMissingRemotes = missingRemotes;
    missingRemotes = new Map();
    loadedAt = Date.now();
    fingerprints = await computeFingerprints(registry);
    const nextReleases = { live: await loader.load(registry), split: await loadSplit(registry) };
    logMissingRemotes(missingRemotes, formerMissingRemotes, log);
    return nextReleases;
  }

  const computeFingerprints = async ({ microFrontends, split }: RegistryDocument) => {
    const live = Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));
    const usedReleases = [...live, ...Object.values(split?.releases ?? {})];
    return (
      await Promise.all(usedReleases.map((release) => files.computeFingerprint(release)))
    ).join(';');
  };

  const isIncomplete = () =>
    loadLog.isFailing() || missingRemotes.size > 0 || currentReleases?.split?.live === null;

  return {
    getCurrent: () => currentReleases,
    setPrepare(nextPrepare: PrepareReleases) {
      prepare = nextPrepare;
    },
    /** Resolves to null if the load fails. */
    async load(registry: RegistryDocument): Promise<CurrentReleases | null> {
      try {
        const nextReleases = await loadAll(registry);
        loadLog.logRecovery();
        return nextReleases;
      } catch (cause) {
        if (cause instanceof StoreUnavailableError) throw cause;
        loadLog.logFailure(cause);
        return null;
      }
    },
    shouldReload: async (registry: RegistryDocument) =>
      (await computeFingerprints(registry)) !== fingerprints ||
      (isIncomplete() && Date.now() - loadedAt > RELOAD_PAUSE_MS),
    async activate(nextReleases: CurrentReleases): Promise<void> {
      const { live, split } = nextReleases;
      const runPrepare = () => prepare(split?.live ? [live, split.live] : [live]);
      if (currentReleases)
        await Promise.race([runPrepare(), pause(MAX_PREPARE_MS, undefined, { ref: false })]);
      currentReleases = nextReleases;
    },
  };
}

function logMissingRemotes(
  missingRemotes: ReadonlyMap<string, unknown>,
  formerMissingRemotes: ReadonlyMap<string, unknown>,
  log: FastifyBaseLogger,
): void {
  for (const [remote, cause] of missingRemotes) {
    if (String(formerMissingRemotes.get(remote)) === String(cause)) continue;
    log.warn({ remote, failure: toLoggable(cause) }, 'a remote is not available');
  }
  for (const remote of formerMissingRemotes.keys()) {
    if (!missingRemotes.has(remote)) log.info({ remote }, 'a remote is available again');
  }
}

const MAX_PREPARE_MS = 10_000;

const RELOAD_PAUSE_MS = 10_000;
