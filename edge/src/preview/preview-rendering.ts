import type { FastifyBaseLogger } from 'fastify';
import { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

/** Idle time after which the preview worker ends, in ms. */
const IDLE_MS = 10 * 60_000;

/** Time limit of a previewed page, in ms. It includes the start of the worker. */
const PATIENCE_MS = 15_000;

/**
 * Renders previewed pages in a separate worker, started on demand. A faulty preview then cannot
 * delay visitors' pages.
 */
export function previewRendering(
  settings: Pick<Settings, 'render' | 'apiInternalUrl'>,
  log: FastifyBaseLogger,
): Pick<Rendering, 'render' | 'close'> {
  let current: Rendering | null = null;
  let timer: NodeJS.Timeout | undefined;
  const render = { ...settings.render, workers: 1, queue: 4, timeoutMs: PATIENCE_MS };

  async function close(): Promise<void> {
    const ending = current;
    current = null;
    clearTimeout(timer);
    await ending?.close();
  }

  return {
    render(request) {
      current ??= new Rendering({ ...settings, render }, log);
      clearTimeout(timer);
      timer = setTimeout(() => void close(), IDLE_MS).unref();
      return current.render(request);
    },
    close,
  };
}
