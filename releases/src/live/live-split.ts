import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { type Live, LiveReleaseLoader } from './live-releases.ts';
import type { RegistryDocument, Split } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { withSplitLive } from '../registry/split.ts';
import { StoreAwayError } from '../store/release-store.ts';

/**
 * The releases for the visitors of a split. If they cannot be loaded, `live` is null and these
 * visitors get the live releases.
 */
export interface LiveSplit extends Pick<Split, 'id' | 'share'> {
  live: Live | null;
}

/**
 * Returns a function that loads the releases of a split together with the other live ones. It
 * throws a `StoreUnavailableError` if files must be fetched and the store is unavailable.
 */
export function liveSplits(files: ReleaseFiles, log: FastifyBaseLogger) {
  let complaint = '';
  let missing = new Map<string, unknown>();
  const newLoader = () => new LiveReleaseLoader(files, (name, cause) => missing.set(name, cause));
  let loader = newLoader();

  return async function loadSplit(registry: RegistryDocument): Promise<LiveSplit | null> {
    const { split } = registry;
    if (!split) {
      complaint = '';
      loader = newLoader();
      return null;
    }
    missing = new Map();
    const found = await loader.load(withSplitLive(registry)).catch((cause: unknown) => {
      if (cause instanceof StoreAwayError) throw cause;
      missing.set('shell', cause);
      return null;
    });
    const [lost] = [...missing].filter(([name]) => found === null || split.releases[name]);
    if (lost) complain(...lost);
    else complaint = '';
    return { id: split.id, share: split.share, live: lost ? null : found };
  };

  /** Logs each cause once. */
  function complain(room: string, cause: unknown): void {
    if (String(cause) === complaint) return;
    complaint = String(cause);
    log.error({ room, failure: loggable(cause) }, 'the releases of the split cannot be loaded');
  }
}
