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
} from './registry.ts';
import type { RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';
import { writeWhole } from './write-whole.ts';
import { NothingLiveError } from './errors.ts';
import { type Prepare, shownReleases } from './shown-releases.ts';
import { toldOnce } from './told-once.ts';
import { nullIfGone } from './store/null-if-gone.ts';

/** What is live as far as this process knows, held in memory. */
export interface Follower {
  /** What is live. Throws a `NothingLiveError` while nothing is that can be shown. */
  readLive(): Promise<Live>;
  /** The same at once; null while nothing is. */
  shownLive(): Live | null;
  /** What a share of the visitors gets instead; null while there is no split. */
  readSplit(): LiveSplit | null;
  /** The registry that is followed; null while there never was one. */
  readRegistry(): RegistryDocument | null;
  /** A live, split or kept release by its folder; asks the store once more for one that is not known. */
  find(folder: string): Promise<RegisteredRelease | null>;
  /** Whether there is anything to show. */
  isLive(): boolean;
  /** Has this done with all that is shown next, before it is; it holds nothing up for long. */
  prepareBy(prepare: Prepare): void;
  stop(): void;
}

/**
 * Follows the registry: asks the store for changes every second or two, and keeps what there is while
 * the store is away, or while what is new cannot be loaded.
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
    // Its files are given out already: another process may show it.
    followed = { registry, tag };
    if (!next) return;
    await shown.show(next);
    await files.keepOnly(foldersOf(registry));
    if (tag !== null) await writeWhole(join(cacheDir, REGISTRY_KEY), body);
  }

  /** What was followed when this machine was last told, for a start while the store is away. */
  async function remembered(): Promise<void> {
    const body = await readFile(join(cacheDir, REGISTRY_KEY)).catch(nullIfGone);
    const registry = body && parseRegistry(body);
    if (registry) await use(registry, null, body);
  }

  /** Never two at once; a failure is told once, and so is its end. */
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
      // Another process may have been told of it before this one.
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

/** Between two questions, however many unknown files are asked for, in ms. */
const LEAST_PAUSE_MS = 250;

/** How long a file of an unknown release waits for the store's answer, in ms. */
const PATIENCE_MS = 2000;
