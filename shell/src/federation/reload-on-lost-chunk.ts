import { flagRefresh, reloadIfFlagged } from 'shared/refresh';
import type { SafeStorage } from 'shared/store';

/**
 * A page that was open across a release may ask for a chunk that is gone: the refresh flag is set
 * and the page reloads once for each release, to the new one, never in a loop (decision 25).
 */
export function reloadOnLostChunk(storage: SafeStorage, release: string): void {
  const reload = () => location.reload();
  reloadIfFlagged(storage, reload);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isLostChunk(reason) || storage.getItem('reloadedFor') === release) return;
    storage.setItem('reloadedFor', release);
    flagRefresh(storage);
    reloadIfFlagged(storage, reload);
  });
}

const isLostChunk = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message));
