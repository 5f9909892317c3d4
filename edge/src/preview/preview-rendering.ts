import type { FastifyBaseLogger } from 'fastify';
import { type Rendering, rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';

/** After which the worker for previews is let go, in ms. */
const IDLE_MS = 10 * 60_000;

/** How long a previewed page may take, in ms: staff wait for the worker to start. */
const PATIENCE_MS = 15_000;

/**
 * Renders previewed pages in a worker of their own, started for the first of them: whatever their versions
 * do, no visitor's page waits for it.
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
      current ??= rendering({ ...settings, render }, log);
      clearTimeout(timer);
      timer = setTimeout(() => void close(), IDLE_MS).unref();
      return current.render(request);
    },
    close,
  };
}
