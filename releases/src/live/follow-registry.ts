import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import type { LiveReleases } from './live-releases.ts';
import type { LiveSplit } from './live-split.ts';
import {
  REGISTRY_KEY,
  type RegistryDocument,
  listServedFolders,
  listServedReleases,
  parseRegistry,
  parseStoredRegistry,
} from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { writeAtomically } from 'server/store/write-atomically';
import { NothingLiveError } from '../errors.ts';
import { type PrepareReleases, createCurrentReleases } from './current-releases.ts';
import { createStateChangeLog } from './state-change-log.ts';
import { nullIfMissing } from 'server/store/null-if-missing';

const NOTHING_LIVE = "Nothing is live: run 'npm start', which publishes what was built.";

/** Shortest time in ms between a poll and an additional poll for an unknown folder. */
const MIN_PAUSE_MS = 250;

/** Longest wait for this additional poll, in ms. */
const MAX_STORE_WAIT_MS = 2000;

/**
 * Follows the registry in the store. Keeps the current releases while the store is unavailable or
 * new ones cannot be loaded.
 */
export async function followRegistry(
  releases: Releases,
  log: FastifyBaseLogger,
): Promise<RegistryFollower> {
  const follower = new RegistryFollower(releases, log);
  await follower.start();
  return follower;
}

export class RegistryFollower {
  private readonly releases: Releases;
  private readonly log: FastifyBaseLogger;
  private readonly currentReleases: ReturnType<typeof createCurrentReleases>;
  private readonly failureLog: ReturnType<typeof createStateChangeLog>;
  /**
   * The registry and its tag in the store. The tag is null if the store was unavailable at the
   * start.
   */
  private current: { registry: RegistryDocument; tag: string | null } | null = null;
  private pendingPoll: Promise<void> | null = null;
  private polledAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(releases: Releases, log: FastifyBaseLogger) {
    this.releases = releases;
    this.log = log;
    this.currentReleases = createCurrentReleases(releases.files, log);
    this.failureLog = createStateChangeLog(log, {
      failureMessage: 'the registry of releases cannot be followed',
      recoveryMessage: 'the registry of releases is followed again',
    });
  }

  async start(): Promise<void> {
    await this.poll();
    if (!this.current) {
      await this.useCachedRegistry().catch((cause: unknown) =>
        this.log.error({ failure: toLoggable(cause) }, 'the cached registry cannot be loaded'),
      );
    }
    this.scheduleNextPoll();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  readLive(): Promise<LiveReleases> {
    const live = this.getLive();
    return live ? Promise.resolve(live) : Promise.reject(new NothingLiveError(NOTHING_LIVE));
  }

  getLive(): LiveReleases | null {
    return this.currentReleases.getCurrent()?.live ?? null;
  }

  hasLiveReleases(): boolean {
    return this.currentReleases.getCurrent() !== null;
  }

  readSplit(): LiveSplit | null {
    return this.currentReleases.getCurrent()?.split ?? null;
  }

  readRegistry(): RegistryDocument | null {
    return this.current?.registry ?? null;
  }

  /** Finds a release by its folder. Reads the registry once more if the folder is unknown. */
  async find(folder: string): Promise<RegisteredRelease | null> {
    const knownRelease = this.findKnown(folder);
    if (knownRelease || Date.now() - this.polledAt <= MIN_PAUSE_MS) return knownRelease;
    // A browser may request a release that another process has just made live, and that this
    // process does not know yet.
    await Promise.race([this.poll(), pause(MAX_STORE_WAIT_MS, undefined, { ref: false })]);
    return this.findKnown(folder);
  }

  setPrepare(prepare: PrepareReleases): void {
    this.currentReleases.setPrepare(prepare);
  }

  private findKnown(folder: string): RegisteredRelease | null {
    const releases = this.current ? listServedReleases(this.current.registry) : [];
    return releases.find(({ extras }) => extras.folder === folder) ?? null;
  }

  private scheduleNextPoll(): void {
    if (this.isStopped) return;
    const pollAndReschedule = () => void this.poll().then(() => this.scheduleNextPoll());
    this.timer = setTimeout(pollAndReschedule, this.releases.store.pollMs).unref();
  }

  private poll(): Promise<void> {
    this.polledAt = Date.now();
    this.pendingPoll ??= this.readStore()
      .then(this.failureLog.logRecovery, this.failureLog.logFailure)
      .finally(() => (this.pendingPoll = null));
    return this.pendingPoll;
  }

  private async readStore(): Promise<void> {
    const { current, currentReleases } = this;
    const { store } = this.releases;
    const storedRegistry = current?.tag
      ? await store.readIfChanged(REGISTRY_KEY, current.tag)
      : await store.read(REGISTRY_KEY);
    if (storedRegistry && storedRegistry !== 'unchanged') {
      await this.useRegistry(
        parseStoredRegistry(storedRegistry, store),
        storedRegistry.tag,
        storedRegistry.body,
      );
    } else if (current && (await currentReleases.shouldReload(current.registry))) {
      const nextReleases = await currentReleases.load(current.registry);
      if (nextReleases) await currentReleases.activate(nextReleases);
    }
  }

  private async useRegistry(
    registry: RegistryDocument,
    tag: string | null,
    body: Buffer,
  ): Promise<void> {
    const { files, cacheDir } = this.releases;
    const nextReleases = await this.currentReleases.load(registry);
    // Sets `current` even after a failed load, because browsers may request files of the new
    // releases from this process.
    this.current = { registry, tag };
    if (!nextReleases) return;
    await this.currentReleases.activate(nextReleases);
    await files.deleteUnlisted(listServedFolders(registry));
    if (tag !== null) await writeAtomically(join(cacheDir, REGISTRY_KEY), body);
  }

  private async useCachedRegistry(): Promise<void> {
    const { cacheDir } = this.releases;
    const body = await readFile(join(cacheDir, REGISTRY_KEY)).catch(nullIfMissing);
    const registry = body && parseRegistry(body);
    if (registry) await this.useRegistry(registry, null, body);
  }
}
