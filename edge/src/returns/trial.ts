import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { renderPage } from '../pages/render-page.ts';
import type { Live } from '../releases/live-releases.ts';
import type { Build, Failure } from '../rendering/messages.ts';
import { pause } from '../rendering/pause.ts';
import { publicReads } from '../rendering/public-reads.ts';
import { type WorkerEnded, startWorker } from '../rendering/render-worker.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

/** How long a build may take to be imported, in ms. */
const IMPORT_MS = 10_000;
/** What a page may take beyond its limit, in ms. */
const GRACE_MS = 500;
/** A page is rendered again and again for so long, in ms: what grows or fails now and then shows. */
const REPEATED_MS = 1000;
/** How long what comes after a page is waited for, in ms. */
const LATE_MS = 250;

/**
 * How a page went: 'fails' is the fault of the releases that are watched; 'unsure' says nothing, because
 * something else failed, or the backend did not answer.
 */
type Verdict = 'renders' | 'fails' | 'unsure';

type Order = Parameters<Rendering['render']>[0];

export type Trial = ReturnType<typeof startTrial>;

/** Renders one page with what is live in a process of its own, which stays until `end`. */
export function startTrial(
  settings: Settings,
  live: Live,
  /** Folders of the releases that are watched, like 'catalog/1.0.0-3f9c2a1b'. */
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
  const worker = startWorker(
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

  /** Once, as a visitor's page is rendered. */
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

  /** What a room's import throws is told by the worker; its page goes without it. */
  async function load(builds: Build[], shell: Build): Promise<void> {
    for (const build of builds) {
      await worker.within(IMPORT_MS, (functions) => functions.load(build, shell));
    }
  }

  const isFault = (release: string | null) => release !== null && watched.includes(release);

  return {
    /** Renders the page, several times unless it is only to be seen that it renders at all. */
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
