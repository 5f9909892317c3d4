import type { FastifyBaseLogger } from 'fastify';
import { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

/** Time in ms without a previewed page after which the worker ends. */
const IDLE_LIMIT_MS = 10 * 60_000;

const PAGE_TIMEOUT_MS = 15_000;

/** Renders previews in a separate worker, so that a faulty preview cannot delay visitors' pages. */
export function createPreviewRendering(
  settings: Pick<Settings, 'render' | 'apiInternalUrl'>,
  log: FastifyBaseLogger,
): Pick<Rendering, 'render' | 'close'> {
  let currentRendering: Rendering | null = null;
  let timer: NodeJS.Timeout | undefined;
  const render = { ...settings.render, workers: 1, maxWaitingPages: 4, timeoutMs: PAGE_TIMEOUT_MS };

  async function close(): Promise<void> {
    const endingRendering = currentRendering;
    currentRendering = null;
    clearTimeout(timer);
    await endingRendering?.close();
  }

  return {
    render(request) {
      currentRendering ??= new Rendering({ ...settings, render }, log);
      clearTimeout(timer);
      timer = setTimeout(() => void close(), IDLE_LIMIT_MS).unref();
      return currentRendering.render(request);
    },
    close,
  };
}
