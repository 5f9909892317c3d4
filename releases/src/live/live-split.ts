import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { LiveReleaseLoader, type LiveReleases } from './live-releases.ts';
import type { RegistryDocument, Split } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { withSplitLive } from '../registry/split.ts';
import { StoreUnavailableError } from 'server/store/object-store';

/**
 * Releases for the visitors in a split. If `live` is null, these visitors get the live releases.
 */
export interface LiveSplit extends Pick<Split, 'id' | 'share'> {
  live: LiveReleases | null;
}

export function createSplitLoader(files: ReleaseFiles, log: FastifyBaseLogger) {
  let lastFailure = '';
  let missingRemotes = new Map<string, unknown>();
  const createLoader = () =>
    new LiveReleaseLoader(files, (name, cause) => missingRemotes.set(name, cause));
  let loader = createLoader();

  return async function loadSplit(registry: RegistryDocument): Promise<LiveSplit | null> {
    const { split } = registry;
    if (!split) {
      lastFailure = '';
      loader = createLoader();
      return null;
    }
    missingRemotes = new Map();
    const live = await loader.load(withSplitLive(registry)).catch((cause: unknown) => {
      if (cause instanceof StoreUnavailableError) throw cause;
      missingRemotes.set('shell', cause);
      return null;
    });
    const [missingRelease] = [...missingRemotes].filter(
      ([name]) => live === null || split.releases[name],
    );
    if (missingRelease) logOnce(...missingRelease);
    else lastFailure = '';
    return { id: split.id, share: split.share, live: missingRelease ? null : live };
  };

  function logOnce(remote: string, cause: unknown): void {
    if (String(cause) === lastFailure) return;
    lastFailure = String(cause);
    log.error({ remote, failure: toLoggable(cause) }, 'the releases of the split cannot be loaded');
  }
}
