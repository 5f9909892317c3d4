import { setRefreshFlag, reloadIfFlagged } from 'shared/router';
import { type SafeStorage } from 'shared/store';
import { isChunkLoadError } from './failure-reporter';

interface LiveReleases {
  microFrontends: Record<string, { url: string }[]>;
}

/** Runs once per deleted release, so that it cannot loop (rule 25). */
export function reloadOnLostChunk(
  storage: SafeStorage,
  registry: LiveReleases,
  reload: () => void = () => location.reload(),
): () => Promise<void> {
  const names = Object.keys(registry.microFrontends);
  const pageReleases = serializeReleases(registry, names);
  const reloadFor = (release: string) => {
    if (storage.getItem('reloadedFor') === release) return;
    storage.setItem('reloadedFor', release);
    setRefreshFlag(storage);
    reloadIfFlagged(storage, reload);
  };
  reloadIfFlagged(storage, reload);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkLoadError(reason)) reloadFor(pageReleases);
  });
  return async () => {
    const currentReleases = await fetchLiveReleases(names);
    if (currentReleases !== null && currentReleases !== pageReleases) reloadFor(currentReleases);
  };
}

/** Ignores other remotes, because the page's registry does not contain all of them. */
const serializeReleases = ({ microFrontends }: LiveReleases, names: string[]): string =>
  JSON.stringify(names.map((name) => microFrontends[name]?.[0]?.url));

async function fetchLiveReleases(names: string[]): Promise<string | null> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-store' });
    return response.ok ? serializeReleases((await response.json()) as LiveReleases, names) : null;
  } catch (cause) {
    console.warn('The registry could not be read.', cause);
    return null;
  }
}
