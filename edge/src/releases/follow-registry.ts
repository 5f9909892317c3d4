import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { type Live, liveReleases } from './live-releases.ts';
import { REGISTRY_KEY, type RegistryDocument, foldersOf, parseRegistry } from './registry.ts';
import type { RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';
import { writeWhole } from './write-whole.ts';
import { nullIfGone } from './store/null-if-gone.ts';

/** What is live as far as this process knows, held in memory. */
export interface Follower {
  /** What is live. Throws while nothing ever was. */
  readLive(): Promise<Live>;
  /** A live or kept release by its folder; asks the store once more for one that is not known. */
  find(folder: string): Promise<RegisteredRelease | null>;
  /** Has this done with what goes live next, before it does; it holds nothing up for long. */
  prepareBy(prepare: (next: Live) => Promise<void>): void;
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
  let missing = new Map<string, unknown>();
  const loadLive = liveReleases(files, (room, cause) => missing.set(room, cause));
  let loadedAt = 0;
  let followed: { registry: RegistryDocument; tag: string | null } | null = null;
  let live: Live | null = null;
  let prepare: (next: Live) => Promise<void> = () => Promise.resolve();
  let traces = '';
  let complaint = '';
  let asking: Promise<void> | null = null;
  let askedAt = 0;

  async function follow(): Promise<void> {
    const found = followed?.tag
      ? await store.readUnless(REGISTRY_KEY, followed.tag)
      : await store.read(REGISTRY_KEY);
    if (found && found !== 'unchanged') {
      await use(found.body, found.tag);
      if (store.folder === null) await writeWhole(join(cacheDir, REGISTRY_KEY), found.body);
    } else if (followed && (await isToLoadAgain(followed.registry))) {
      await show(await load(followed.registry));
    }
  }

  /** Files were touched; or rooms are missing whose files may have come back to the store. */
  const isToLoadAgain = async (registry: RegistryDocument) =>
    (await tracesOf(registry)) !== traces ||
    (store.folder === null && missing.size > 0 && Date.now() - loadedAt > MISSING_PAUSE_MS);

  async function use(body: Buffer, tag: string | null): Promise<void> {
    const registry = parseRegistry(body);
    const next = await load(registry);
    // Its files are given out already: another process may show it.
    followed = { registry, tag };
    await show(next);
    await files.keepOnly(foldersOf(registry.microFrontends));
  }

  /** Traces come first: what is touched while it is loaded is loaded again. */
  async function load(registry: RegistryDocument): Promise<Live> {
    const known = missing;
    missing = new Map();
    loadedAt = Date.now();
    const before = await tracesOf(registry);
    const next = await loadLive(registry);
    traces = before;
    for (const [room, cause] of missing) {
      if (String(known.get(room)) === String(cause)) continue;
      log.warn({ room, failure: loggable(cause) }, 'a room is not available');
    }
    for (const room of known.keys()) {
      if (!missing.has(room)) log.info({ room }, 'a room is available again');
    }
    return next;
  }

  async function show(next: Live): Promise<void> {
    if (live) await Promise.race([prepare(next), pause(PREPARED_MS, undefined, { ref: false })]);
    live = next;
  }

  /** What was followed when this machine was last told, for a start while the store is away. */
  async function remembered(): Promise<void> {
    const body = await readFile(join(cacheDir, REGISTRY_KEY)).catch(nullIfGone);
    if (body) await use(body, null);
  }

  const tracesOf = async ({ microFrontends }: RegistryDocument) => {
    const current = Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));
    return (await Promise.all(current.map((release) => files.traces(release)))).join(';');
  };

  /** Never two at once; a failure is told once, and so is its end. */
  function ask(): Promise<void> {
    askedAt = Date.now();
    asking ??= follow()
      .then(
        () => {
          if (complaint) log.info('the registry of releases is followed again');
          complaint = '';
        },
        (cause: unknown) => {
          if (String(cause) === complaint) return;
          complaint = String(cause);
          log.error({ failure: loggable(cause) }, 'the registry of releases cannot be followed');
        },
      )
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
      if (live) return Promise.resolve(live);
      return Promise.reject(
        new Error("Nothing is live: run 'npm start', which publishes what was built."),
      );
    },
    async find(folder) {
      const known = () =>
        Object.values(followed?.registry.microFrontends ?? {})
          .flat()
          .find(({ extras }) => extras.folder === folder) ?? null;
      // Another process may have been told of it before this one.
      if (!known() && Date.now() - askedAt > LEAST_PAUSE_MS)
        await Promise.race([ask(), pause(PATIENCE_MS, undefined, { ref: false })]);
      return known();
    },
    prepareBy(by) {
      prepare = by;
    },
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

/** How long what is new may be prepared for before it is shown all the same, in ms. */
const PREPARED_MS = 10_000;

/** After which rooms that could not be fetched are fetched again, in ms. */
const MISSING_PAUSE_MS = 10_000;
