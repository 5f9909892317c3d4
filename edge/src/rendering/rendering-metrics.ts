import { createLabelCounter, registerGauge } from 'server/metrics';
import type { RenderLimits } from '../settings/settings.ts';
import type { Rendering } from './rendering.ts';

export const countRender = createLabelCounter(
  {
    name: 'shop_page_renders_total',
    help: 'Renderings of pages: complete, incomplete (a remote or data is missing), or failed.',
  },
  'result',
  ['complete', 'incomplete', 'failed'],
);

export function observeRendering(
  rendering: Pick<Rendering, 'readUsage'>,
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
