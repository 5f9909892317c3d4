import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import type { Visit } from '../pages/visit.ts';
import type { Follower } from 'releases/follow-registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { PreviewCookie } from './preview-cookie.ts';
import { previewedReleases } from './previewed.ts';

/**
 * Returns a function that resolves to the preview of a browser with these cookies. It resolves to
 * null if there is no preview or if its releases cannot be loaded.
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
