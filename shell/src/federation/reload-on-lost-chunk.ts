import { flagRefresh, reloadIfFlagged, type SafeStorage } from 'shared/core';
import { isLostChunk } from './failure-reports';

/**
 * A page that was open across a release may ask for files that are gone: the refresh flag is set
 * and the page reloads once for each release, to the new one, never in a loop (decision 25).
 * Returns what to call when a room cannot be loaded: where the registry still names what this page
 * has, the room is merely missing and reloading would not bring it back.
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

/** What is live now, or null where nobody knows. */
async function liveRegistry(): Promise<string | null> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    return answer.ok ? JSON.stringify(await answer.json()) : null;
  } catch (cause) {
    console.warn('The registry could not be read.', cause);
    return null;
  }
}
