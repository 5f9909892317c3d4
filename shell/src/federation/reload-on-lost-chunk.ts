import { flagRefresh, reloadIfFlagged, type SafeStorage } from 'shared/core';
import { isLostChunk } from './failure-reports';

interface Releases {
  /** The first release of each remote is live. */
  microFrontends: Record<string, { url: string }[]>;
}

/**
 * Handles an open page whose release was deleted. Sets the refresh flag and reloads the page, only
 * once per release, so that it cannot loop (rule 25). Returns a function to call when a remote
 * cannot be loaded. That function does nothing if the page already has the live releases.
 */
export function reloadOnLostChunk(
  storage: SafeStorage,
  registry: Releases,
  reload: () => void = () => location.reload(),
): () => Promise<void> {
  const names = Object.keys(registry.microFrontends);
  const own = releasesOf(registry, names);
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
    const live = await liveReleases(names);
    if (live !== null && live !== own) reloadFor(live);
  };
}

/**
 * Returns the releases of these remotes as text. Other remotes are ignored, because the page's
 * registry lacks remotes that the page cannot open.
 */
const releasesOf = ({ microFrontends }: Releases, names: string[]): string =>
  JSON.stringify(names.map((name) => microFrontends[name]?.[0]?.url));

/** Fetches the live releases of these remotes. Returns null if that fails. */
async function liveReleases(names: string[]): Promise<string | null> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    return answer.ok ? releasesOf((await answer.json()) as Releases, names) : null;
  } catch (cause) {
    console.warn('The registry could not be read.', cause);
    return null;
  }
}
