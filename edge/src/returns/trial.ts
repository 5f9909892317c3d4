import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { renderPage } from '../pages/render-page.ts';
import type { Live } from 'releases/live-releases';
import type { Build, Failure } from 'releases/sandbox/messages';
import { pause } from '../rendering/pause.ts';
import { publicReads } from '../rendering/public-reads.ts';
import type { WorkerEnded } from 'releases/sandbox/start-worker';
import { startRenderWorker } from '../rendering/render-worker.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

/** Time limit for importing a build, in ms. */
const IMPORT_MS = 10_000;
/** Time allowed beyond the page's limit, in ms. */
const GRACE_MS = 500;
/**
 * Time for which a page is rendered repeatedly, in ms. It reveals memory growth and occasional
 * failures.
 */
const REPEATED_MS = 1000;
/** Wait for late failures after a page, in ms. */
const LATE_MS = 250;

/**
 * Result of a rendering. 'fails' means that a watched release is at fault. 'unsure' means another
 * failure or no response of the backend.
 */
type Verdict = 'renders' | 'fails' | 'unsure';

type Order = Parameters<Rendering['render']>[0];

export type Trial = ReturnType<typeof startTrial>;

/** Starts a process that renders a page with the given releases until `end`. */
export function startTrial(
  settings: Settings,
  live: Live,
  /** Folders of the watched releases, like 'catalog/1.0.0-3f9c2a1b'. */
  watched: string[],
  log: FastifyBaseLogger,
) {
  const { timeoutMs, memoryMb } = settings.render;
  const failures: Failure[] = [];
  let isUnanswered = false;
  let isLoaded = false;
  let ended: WorkerEnded | null = null;
  const { apiInternalUrl } = settings;
  const reads = publicReads({ apiInternalUrl }, timeoutMs, (cause) =>
    log.warn({ failure: loggable(cause) }, 'a read for a trial got no answer'),
  );
  const places = [live.shell, ...Object.values(live.rooms)].map(({ folder }) => `${folder}/`);
  const worker = startRenderWorker(
    { folders: places, memoryMb },
    {
      async read(path) {
        const answer = await reads(path);
        isUnanswered ||= answer.status === 0 || answer.status === 429 || answer.status >= 500;
        return answer;
      },
      entering: () => undefined,
      failed: (failure) => void failures.push(failure),
      said: () => undefined,
    },
  );

  void worker.ended.then((end) => (ended = end));

  /** Renders the page once, like for a visitor. */
  async function render({ url, boot, builds, page, slots }: Order) {
    const { shell } = builds;
    const rooms = builds.rooms.filter(({ name }) => name === page || slots.includes(name));
    if (!isLoaded) await load([shell, ...rooms], shell);
    isLoaded = true;
    const order = { url, boot, shell, rooms, timeoutMs };
    const rendered = await worker.within(timeoutMs + GRACE_MS, (functions) =>
      functions.render(order),
    );
    if ('broken' in rendered) {
      failures.push(rendered.broken);
      throw new Error('The page could not be rendered.');
    }
    failures.push(...rendered.failures);
    return { ...rendered, isWhole: rendered.failures.length === 0 };
  }

  /** The worker reports failed imports. The page renders without them. */
  async function load(builds: Build[], shell: Build): Promise<void> {
    for (const build of builds) {
      await worker.within(IMPORT_MS, (functions) => functions.load(build, shell));
    }
  }

  const isFault = (release: string | null) => release !== null && watched.includes(release);

  return {
    /** Renders the page repeatedly, or once with `once`. */
    async page(url: string, { once = false } = {}): Promise<Verdict> {
      let status = 0;
      const origin = settings.publicUrl ?? settings.ownUrl;
      const request = { url, origin, onError: () => undefined };
      const end = performance.now() + REPEATED_MS;
      do {
        const page = await renderPage(settings, live, { render }, request);
        status = page.status;
      } while (!once && status !== 503 && failures.length === 0 && performance.now() < end);
      if (!once && failures.length === 0) await Promise.race([worker.ended, pause(LATE_MS)]);
      if (isUnanswered) return 'unsure';
      if (isFault(ended?.behind ?? null)) return 'fails';
      if (failures.some(({ release }) => isFault(release))) return 'fails';
      return ended || status === 503 ? 'unsure' : 'renders';
    },
    end: () => void worker.kill(),
  };
}
