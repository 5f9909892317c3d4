import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { renderPage } from '../pages/render-page.ts';
import type { LiveReleases } from 'releases/live-releases';
import type { Failure, ServerBuild } from 'releases/sandbox/messages';
import { pause } from '../rendering/pause.ts';
import { createPublicReader } from '../rendering/public-reads.ts';
import type { WorkerEndedError } from 'releases/sandbox/released-code-worker';
import { RenderWorker } from '../rendering/pooled-worker.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

const IMPORT_LIMIT_MS = 10_000;
/** Additional wait for a worker that has reached its own time limit, in ms. */
const RESPONSE_GRACE_MS = 500;
/**
 * Duration in ms of repeated renderings of one page. Growing memory and occasional failures appear
 * only after several renderings.
 */
const REPEAT_MS = 1000;
/** Wait in ms for failures that happen after the last rendering. */
const LATE_FAILURE_MS = 250;

/**
 * 'unsure' means that the backend did not respond, or that the page could not be rendered for a
 * reason other than a watched release. 'fails' means that a watched release failed. 'renders'
 * permits failures of other releases.
 */
type Verdict = 'renders' | 'fails' | 'unsure';

type RenderRequest = Parameters<Rendering['render']>[0];

/** Renders pages with the releases in `live` in a separate process. `end` kills that process. */
export class RollbackCheck {
  private readonly settings: Settings;
  private readonly live: LiveReleases;
  private readonly watchedReleases: string[];
  private readonly repeatMs: number;
  private readonly worker: RenderWorker;
  private readonly failures: Failure[] = [];
  private hasMissingResponse = false;
  private isLoaded = false;
  private workerEnd: WorkerEndedError | null = null;

  constructor(
    settings: Settings,
    live: LiveReleases,
    watchedReleases: string[],
    log: FastifyBaseLogger,
    repeatMs = REPEAT_MS,
  ) {
    this.settings = settings;
    this.live = live;
    this.watchedReleases = watchedReleases;
    this.repeatMs = repeatMs;
    const { apiInternalUrl, render } = settings;
    const readPublic = createPublicReader({ apiInternalUrl }, render.timeoutMs, (cause) =>
      log.warn(
        { failure: toLoggable(cause) },
        'a read from the backend failed in a rollback check',
      ),
    );
    const builds = [live.shell, ...Object.values(live.remotes)];
    this.worker = new RenderWorker(
      { folders: builds.map(({ folder }) => `${folder}/`), memoryMb: render.memoryMb },
      {
        read: async (path) => {
          const response = await readPublic(path);
          const { status } = response;
          this.hasMissingResponse ||= status === 0 || status === 429 || status >= 500;
          return response;
        },
        reportEntry: () => undefined,
        reportFailure: (failure) => void this.failures.push(failure),
        logOutput: () => undefined,
      },
    );
    void this.worker.ended.then((end) => (this.workerEnd = end));
  }

  async renderRepeatedly(url: string, { once = false } = {}): Promise<Verdict> {
    const { settings, failures } = this;
    const request = {
      url,
      origin: settings.publicUrl ?? settings.ownUrl,
      onError: () => undefined,
    };
    const rendering = { render: (pageRequest: RenderRequest) => this.render(pageRequest) };
    const deadline = performance.now() + this.repeatMs;
    let status = 0;
    do {
      ({ status } = await renderPage(settings, this.live, rendering, request));
    } while (!once && status !== 503 && failures.length === 0 && performance.now() < deadline);
    if (!once && failures.length === 0)
      await Promise.race([this.worker.ended, pause(LATE_FAILURE_MS)]);
    return this.getVerdict(status);
  }

  end(): void {
    this.worker.kill();
  }

  private getVerdict(status: number): Verdict {
    if (this.hasMissingResponse) return 'unsure';
    const releases = [
      this.workerEnd?.lastRelease ?? null,
      ...this.failures.map(({ release }) => release),
    ];
    if (releases.some((release) => release !== null && this.watchedReleases.includes(release))) {
      return 'fails';
    }
    return this.workerEnd || status === 503 ? 'unsure' : 'renders';
  }

  private async render({ url, boot, builds, page, slots }: RenderRequest) {
    const { timeoutMs } = this.settings.render;
    const { shell } = builds;
    const remotes = builds.remotes.filter(({ name }) => name === page || slots.includes(name));
    if (!this.isLoaded) await this.load([shell, ...remotes], shell);
    this.isLoaded = true;
    const workerRequest = { url, boot, shell, remotes, timeoutMs };
    const renderResult = await this.worker.runWithLimit(
      timeoutMs + RESPONSE_GRACE_MS,
      (functions) => functions.render(workerRequest),
    );
    if ('broken' in renderResult) {
      this.failures.push(renderResult.broken);
      throw new Error('The page could not be rendered.');
    }
    this.failures.push(...renderResult.failures);
    return { ...renderResult, isComplete: renderResult.failures.length === 0 };
  }

  private async load(builds: ServerBuild[], shell: ServerBuild): Promise<void> {
    for (const build of builds) {
      await this.worker.runWithLimit(IMPORT_LIMIT_MS, (functions) => functions.load(build, shell));
    }
  }
}
