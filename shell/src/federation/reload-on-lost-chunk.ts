import { flagRefresh, reloadIfFlagged, type SafeStorage } from 'shared/core';
import { isLostChunk } from './failure-reports';

/**
 * Handles an open page whose release was deleted. Sets the refresh flag and reloads the page once per release, so it
 * cannot loop (rule 25). Returns a function to call when a remote cannot be loaded. It does nothing if the page has the
 * live release, because a reload would not help.
 */
export function reloadOnLostChunk(
  storage: SafeStorage,
  registry: object,
  reload: () => void = () => location.reload(),
): () => Promise<void> {
  const own = JSON.stringify(registry);
  const reloadFor = (release: string) => {
    if (storage.getItem('reloadedFor') === release) return;
    storage.setItem('reloadedFor', release);
    flagRefresh(storage);
    reloadIfFlagged(storage, reload);
  };
  reloadIfFlagged(storage, reload);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isLostChunk(reason)) reloadFor(own);
  });
  return async () => {
    const live = await liveRegistry();
    if (live !== null && live !== own) reloadFor(live);
  };
}

/** Fetches the live registry. Returns null if that fails. */
async function liveRegistry(): Promise<string | null> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    return answer.ok ? JSON.stringify(await answer.json()) : null;
  } catch (cause) {
    console.warn('The registry could not be read.', cause);
    return null;
  }
}
