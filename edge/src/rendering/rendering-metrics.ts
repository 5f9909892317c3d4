import { createLabelCounter, registerGauge } from 'server/metrics';
import { createBoundedHistogram } from 'server/metrics/bounded-series';
import type { RenderLimits } from '../settings/settings.ts';

/** Largest number of versions with their own label values. */
const MAX_VERSIONS = 200;

export const countRender = createLabelCounter(
  {
    name: 'shop_page_renders_total',
    help: 'Renderings of pages: complete, incomplete (a remote or data is missing), or failed.',
  },
  'result',
  ['complete', 'incomplete', 'failed'],
);

const observeDuration = createBoundedHistogram(
  {
    name: 'shop_render_duration_seconds',
    help: 'Time of a render worker for a page, by the remote and version of the page.',
    labelNames: ['remote', 'version'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
  },
  MAX_VERSIONS,
);

/** `release` is a folder such as `basket/1.4.0`. */
export function observeRenderTime(release: string, seconds: number): void {
  const [remote = '', version = ''] = release.split('/');
  observeDuration({ remote, version }, seconds);
}

interface RenderUsage {
  readyWorkers: number;
  busyWorkers: number;
  /** Number of pages that wait or are being rendered. */
  pendingPages: number;
}

export function observeRendering(
  rendering: { readUsage(): RenderUsage },
  { workers, maxWaitingPages }: Pick<RenderLimits, 'workers' | 'maxWaitingPages'>,
): void {
  registerGauge(
    {
      name: 'shop_render_workers',
      help: 'Render workers by state: ready (loaded, busy or not), busy, and wanted.',
      labelNames: ['state'],
    },
    () => {
      const { readyWorkers, busyWorkers } = rendering.readUsage();
      return [
        { labels: { state: 'ready' }, value: readyWorkers },
        { labels: { state: 'busy' }, value: busyWorkers },
        { labels: { state: 'wanted' }, value: workers },
      ];
    },
  );
  registerGauge(
    { name: 'shop_render_queue_pages', help: 'Pages that wait for a render worker.' },
    () => {
      const { pendingPages, busyWorkers } = rendering.readUsage();
      return [{ value: Math.max(0, pendingPages - busyWorkers) }];
    },
  );
  registerGauge(
    { name: 'shop_render_queue_max_pages', help: 'Pages that may wait for a render worker.' },
    () => [{ value: maxWaitingPages }],
  );
}
