import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import type { Live } from './live-releases.ts';
import type { LiveSplit } from './live-split.ts';
import {
  REGISTRY_KEY,
  type RegistryDocument,
  foldersOf,
  parseRegistry,
  registryOf,
  servedReleases,
} from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { writeWhole } from '../store/write-whole.ts';
import { NothingLiveError } from '../errors.ts';
import { type Prepare, shownReleases } from './shown-releases.ts';
import { toldOnce } from './told-once.ts';
import { nullIfGone } from '../store/null-if-gone.ts';

/** Error text for a shop without live releases. */
const NOTHING_LIVE = "Nothing is live: run 'npm start', which publishes what was built.";

/** Shortest time between two polls for unknown files, in ms. */
const MIN_PAUSE_MS = 250;

/** Longest wait for the store if a file of an unknown release is requested, in ms. */
const PATIENCE_MS = 2000;

/**
 * Starts to poll the registry at the store's poll interval. The current releases stay in use while
 * the store is unavailable or the new ones cannot be loaded.
 */
export async function followRegistry(
  releases: Releases,
  log: FastifyBaseLogger,
): Promise<Follower> {
  const follower = new Follower(releases, log);
  await follower.start();
  return follower;
}

/** Polls the registry and holds the live releases in memory. */
export class Follower {
  private readonly releases: Releases;
  private readonly log: FastifyBaseLogger;
  private readonly shown: ReturnType<typeof shownReleases>;
  private readonly failureLog: ReturnType<typeof toldOnce>;
  /**
   * The current registry and its tag in the store. The tag is null after a start without the store.
   */
  private followed: { registry: RegistryDocument; tag: string | null } | null = null;
  private polling: Promise<void> | null = null;
  private polledAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(releases: Releases, log: FastifyBaseLogger) {
    this.releases = releases;
    this.log = log;
    this.shown = shownReleases(releases.files, log);
    this.failureLog = toldOnce(log, {
      fails: 'the registry of releases cannot be followed',
      isBack: 'the registry of releases is followed again',
    });
  }

  async start(): Promise<void> {
    await this.poll();
    if (!this.followed) {
      await this.useStoredRegistry().catch((cause: unknown) =>
        this.log.error({ failure: loggable(cause) }, 'the stored registry cannot be loaded'),
      );
    }
    this.scheduleNextPoll();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Resolves to the live releases. Rejects with a `NothingLiveError` if none can be rendered. */
  readLive(): Promise<Live> {
    const live = this.shownLive();
    return live ? Promise.resolve(live) : Promise.reject(new NothingLiveError(NOTHING_LIVE));
  }

  /** Returns the live releases, or null if none can be rendered. */
  shownLive(): Live | null {
    return this.shown.read()?.live ?? null;
  }

  /** Returns whether any release is live. */
  isLive(): boolean {
    return this.shown.read() !== null;
  }

  /** Returns the releases for a share of the visitors, or null without a split. */
  readSplit(): LiveSplit | null {
    return this.shown.read()?.split ?? null;
  }

  /** Returns the current registry, or null if none was ever read. */
  readRegistry(): RegistryDocument | null {
    return this.followed?.registry ?? null;
  }

  /**
   * Finds a live, split or retained release by its folder. Reads the registry once more if the
   * folder is unknown.
   */
  async find(folder: string): Promise<RegisteredRelease | null> {
    const known = this.findKnown(folder);
    if (known || Date.now() - this.polledAt <= MIN_PAUSE_MS) return known;
    // Another process may know a newer registry and have sent its files' URLs to a browser.
    await Promise.race([this.poll(), pause(PATIENCE_MS, undefined, { ref: false })]);
    return this.findKnown(folder);
  }

  /**
   * Sets a function that prepares the next releases before they go live in this process. They wait
   * for it a few seconds at most.
   */
  prepareBy(prepare: Prepare): void {
    this.shown.prepareBy(prepare);
  }

  private findKnown(folder: string): RegisteredRelease | null {
    const releases = this.followed ? servedReleases(this.followed.registry) : [];
    return releases.find(({ extras }) => extras.folder === folder) ?? null;
  }

  private scheduleNextPoll(): void {
    if (this.isStopped) return;
    const next = () => void this.poll().then(() => this.scheduleNextPoll());
    this.timer = setTimeout(next, this.releases.store.pollMs).unref();
  }

  /** Runs one poll at a time. Logs the first failure and the recovery. */
  private poll(): Promise<void> {
    this.polledAt = Date.now();
    this.polling ??= this.readStore()
      .then(this.failureLog.end, this.failureLog.tell)
      .finally(() => (this.polling = null));
    return this.polling;
  }

  private async readStore(): Promise<void> {
    const { followed, shown } = this;
    const { store } = this.releases;
    const found = followed?.tag
      ? await store.readUnless(REGISTRY_KEY, followed.tag)
      : await store.read(REGISTRY_KEY);
    if (found && found !== 'unchanged') {
      await this.use(registryOf(found, store), found.tag, found.body);
    } else if (followed && (await shown.isToLoadAgain(followed.registry))) {
      const next = await shown.load(followed.registry);
      if (next) await shown.show(next);
    }
  }

  private async use(registry: RegistryDocument, tag: string | null, body: Buffer): Promise<void> {
    const { files, cacheDir } = this.releases;
    const next = await this.shown.load(registry);
    // Set even if the load failed, because another process may render these releases and browsers
    // may request their files from this one.
    this.followed = { registry, tag };
    if (!next) return;
    await this.shown.show(next);
    await files.keepOnly(foldersOf(registry));
    if (tag !== null) await writeWhole(join(cacheDir, REGISTRY_KEY), body);
  }

  /** Uses the registry that this machine stored last, if the store is unavailable at the start. */
  private async useStoredRegistry(): Promise<void> {
    const { cacheDir } = this.releases;
    const body = await readFile(join(cacheDir, REGISTRY_KEY)).catch(nullIfGone);
    const registry = body && parseRegistry(body);
    if (registry) await this.use(registry, null, body);
  }
}
