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

/** The live releases as this process knows them, in memory. */
export interface Follower {
  /** Resolves to the live releases. Rejects with a `NothingLiveError` if none can be rendered. */
  readLive(): Promise<Live>;
  /** Returns the live releases, or null. */
  shownLive(): Live | null;
  /** Returns the releases for a share of the visitors, or null without a split. */
  readSplit(): LiveSplit | null;
  /** Returns the current registry, or null if none was ever read. */
  readRegistry(): RegistryDocument | null;
  /**
   * Finds a live, split or retained release by its folder. Reads the registry once more if the
   * folder is unknown.
   */
  find(folder: string): Promise<RegisteredRelease | null>;
  /** Returns whether any release is live. */
  isLive(): boolean;
  /**
   * Sets a function that runs on releases before they go live in this process. It delays them only
   * briefly.
   */
  prepareBy(prepare: Prepare): void;
  stop(): void;
}

/**
 * Polls the registry every second or two. Keeps the present releases while the store is unavailable
 * or the new ones cannot be loaded.
 */
export async function followRegistry(
  { store, files, cacheDir }: Releases,
  log: FastifyBaseLogger,
): Promise<Follower> {
  const shown = shownReleases(files, log);
  let followed: { registry: RegistryDocument; tag: string | null } | null = null;
  const following = toldOnce(log, {
    fails: 'the registry of releases cannot be followed',
    isBack: 'the registry of releases is followed again',
  });
  let asking: Promise<void> | null = null;
  let askedAt = 0;

  async function follow(): Promise<void> {
    const found = followed?.tag
      ? await store.readUnless(REGISTRY_KEY, followed.tag)
      : await store.read(REGISTRY_KEY);
    if (found && found !== 'unchanged') {
      await use(registryOf(found, store), found.tag, found.body);
    } else if (followed && (await shown.isToLoadAgain(followed.registry))) {
      const next = await shown.load(followed.registry);
      if (next) await shown.show(next);
    }
  }

  async function use(registry: RegistryDocument, tag: string | null, body: Buffer): Promise<void> {
    const next = await shown.load(registry);
    // Set before the load is complete, because another process may already render these releases
    // and browsers request their files here.
    followed = { registry, tag };
    if (!next) return;
    await shown.show(next);
    await files.keepOnly(foldersOf(registry));
    if (tag !== null) await writeWhole(join(cacheDir, REGISTRY_KEY), body);
  }

  /** Uses the registry that this machine stored last, if the store is unavailable at the start. */
  async function remembered(): Promise<void> {
    const body = await readFile(join(cacheDir, REGISTRY_KEY)).catch(nullIfGone);
    const registry = body && parseRegistry(body);
    if (registry) await use(registry, null, body);
  }

  /** Runs one poll at a time. Logs the first failure and the recovery. */
  function ask(): Promise<void> {
    askedAt = Date.now();
    asking ??= follow()
      .then(following.end, following.tell)
      .finally(() => (asking = null));
    return asking;
  }

  await ask();
  if (!followed) {
    await remembered().catch((cause: unknown) =>
      log.error({ failure: loggable(cause) }, 'what was live last cannot be loaded'),
    );
  }
  let timer = setTimeout(again, store.pollMs).unref();
  let isStopped = false;
  function again() {
    void ask().then(() => {
      if (!isStopped) timer = setTimeout(again, store.pollMs).unref();
    });
  }

  return {
    readLive() {
      const now = shown.read();
      if (now) return Promise.resolve(now.live);
      return Promise.reject(
        new NothingLiveError("Nothing is live: run 'npm start', which publishes what was built."),
      );
    },
    shownLive: () => shown.read()?.live ?? null,
    isLive: () => shown.read() !== null,
    readSplit: () => shown.read()?.split ?? null,
    readRegistry: () => followed?.registry ?? null,
    async find(folder) {
      const known = () =>
        (followed ? servedReleases(followed.registry) : []).find(
          ({ extras }) => extras.folder === folder,
        ) ?? null;
      // Another process may have read the new registry before this one.
      if (!known() && Date.now() - askedAt > LEAST_PAUSE_MS)
        await Promise.race([ask(), pause(PATIENCE_MS, undefined, { ref: false })]);
      return known();
    },
    prepareBy: shown.prepareBy,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Shortest time between two polls for unknown files, in ms. */
const LEAST_PAUSE_MS = 250;

/** Longest wait for the store when a file of an unknown release is requested, in ms. */
const PATIENCE_MS = 2000;
