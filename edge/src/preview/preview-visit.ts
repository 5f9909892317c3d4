import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import type { Visit } from '../pages/visit.ts';
import type { Follower } from '../releases/follow-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { previewedReleases } from './previewed.ts';

/**
 * What a browser gets that previews versions; null for one that does not. One whose versions are not served
 * any more, or cannot be loaded, gets what everybody gets and is told of no preview.
 */
export function previewVisits(
  cookie: Pick<PreviewCookie, 'read'>,
  follower: Pick<Follower, 'readRegistry'>,
  files: ReleaseFiles,
  log: FastifyBaseLogger,
) {
  const load = previewedReleases(files);
  const cannot = (cause: unknown) => {
    log.warn({ failure: loggable(cause) }, 'a preview cannot be loaded');
    return null;
  };
  return async function visitOf(cookies: string | undefined): Promise<Visit | null> {
    const preview = cookie.read(cookies);
    const registry = follower.readRegistry();
    const live = preview && registry && (await load(registry, preview.folders).catch(cannot));
    if (!live) return null;
    const versions = Object.entries(preview.folders).map(([name, folder]) => [
      name,
      folder.slice(name.length + 1),
    ]);
    return {
      live,
      isPrivate: true,
      cookie: null,
      preview: {
        versions: Object.fromEntries(versions) as Record<string, string>,
        until: new Date(preview.until).toISOString(),
      },
    };
  };
}
