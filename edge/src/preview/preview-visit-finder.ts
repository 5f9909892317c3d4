import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import type { Visit } from '../pages/visit.ts';
import type { RegistryFollower } from 'releases/follow-registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { PreviewCookie } from './signed-cookies.ts';
import { createPreviewLoader } from './preview-loader.ts';

/**
 * Finds the releases that a visitor previews. Resolves to null if the visitor has no preview, or if
 * the previewed releases cannot be loaded.
 */
export function createPreviewVisitFinder(
  cookie: Pick<PreviewCookie, 'read'>,
  follower: Pick<RegistryFollower, 'readRegistry'>,
  files: ReleaseFiles,
  log: FastifyBaseLogger,
) {
  const loadPreview = createPreviewLoader(files);
  const logLoadFailure = (cause: unknown) => {
    log.warn({ failure: toLoggable(cause) }, 'a preview cannot be loaded');
    return null;
  };
  return async function findVisit(cookies: string | undefined): Promise<Visit | null> {
    const preview = cookie.read(cookies);
    const registry = follower.readRegistry();
    const live =
      preview && registry && (await loadPreview(registry, preview.folders).catch(logLoadFailure));
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
