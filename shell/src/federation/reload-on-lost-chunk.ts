import { setRefreshFlag, reloadIfFlagged } from 'shared/router';
import { type SafeStorage } from 'shared/store';
import { isChunkLoadError } from './failure-reporter';

interface LiveReleases {
  microFrontends: Record<string, { url: string }[]>;
}

/**
 * Reloads the page if a chunk could not be loaded, because its release may be deleted. Returns a
 * function that reloads the page if other releases are live now. The page reloads at most once for
 * the same releases, so that reloads cannot loop (rule 25).
 */
export function reloadOnLostChunk(
  storage: SafeStorage,
  registry: LiveReleases,
  reload: () => void = () => location.reload(),
): () => Promise<void> {
  const remoteNames = Object.keys(registry.microFrontends);
  const pageReleases = serializeReleases(registry, remoteNames);
  const reloadOnce = (releases: string) => {
    if (storage.getItem('reloadedFor') === releases) return;
    storage.setItem('reloadedFor', releases);
    setRefreshFlag(storage);
    reloadIfFlagged(storage, reload);
  };
  reloadIfFlagged(storage, reload);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkLoadError(reason)) reloadOnce(pageReleases);
  });
  return async () => {
    const currentReleases = await fetchLiveReleases(remoteNames);
    if (currentReleases !== null && currentReleases !== pageReleases) reloadOnce(currentReleases);
  };
}

/**
 * Returns the live releases of `remoteNames` as a text for comparison. Omits other remotes, because
 * the page's registry does not contain all remotes.
 */
const serializeReleases = ({ microFrontends }: LiveReleases, remoteNames: string[]): string =>
  JSON.stringify(remoteNames.map((name) => microFrontends[name]?.[0]?.url));

async function fetchLiveReleases(remoteNames: string[]): Promise<string | null> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-store' });
    return response.ok
      ? serializeReleases((await response.json()) as LiveReleases, remoteNames)
      : null;
  } catch (cause) {
    console.warn('The registry could not be read.', cause);
    return null;
  }
}
