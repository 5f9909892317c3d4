import type { FastifyInstance } from 'fastify';
import { APP_WORKER_FILE, type RemoteApp } from 'build/app';
import type { RegistryFollower } from 'releases/follow-registry';
import type { LiveReleases } from 'releases/live-releases';
import type { ReleaseFiles } from 'releases/release-files';
import { isStaffArea } from './security-policy.ts';
import { createManifest, ICON_CACHE_CONTROL, MANIFEST_TYPE } from '../assets/app-icons.ts';

interface ScopeRequest {
  Params: { scope: string };
}

/**
 * Serves the web app manifest and the service worker of each live remote with an app, below the scope
 * of the app. A browser allows a service worker only for pages below its own address, so that none
 * reaches the shop's other pages.
 */
export function registerRemoteApps(
  app: FastifyInstance,
  follower: Pick<RegistryFollower, 'readLive' | 'find'>,
  files: ReleaseFiles,
): void {
  app.get<ScopeRequest>('/:scope/manifest.webmanifest', async ({ params }, reply) => {
    const found = findApp(await follower.readLive(), `/${params.scope}/`);
    if (found === null) return reply.callNotFound();
    const { name, scope, start } = found.app;
    return reply
      .type(MANIFEST_TYPE)
      .header('Cache-Control', ICON_CACHE_CONTROL)
      .send(createManifest({ name, scope, start, display: 'standalone' }));
  });

  app.get<ScopeRequest>('/:scope/service-worker.js', async ({ params }, reply) => {
    const found = findApp(await follower.readLive(), `/${params.scope}/`);
    const release = found && (await follower.find(found.folder));
    const body = release && (await files.readCached(release, APP_WORKER_FILE));
    if (!body) return reply.callNotFound();
    // The browser compares the file at each visit, so that a new release replaces it.
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(body);
  });
}

/** Returns the manifest's address for a page, which is that of an app or of the shop. */
export function getManifestUrl(live: LiveReleases, pathname: string): string {
  const [, segment = ''] = pathname.split('/');
  const found = findApp(live, `/${segment.toLowerCase()}/`);
  return found === null ? '/manifest.webmanifest' : `${found.app.scope}manifest.webmanifest`;
}

/** Remotes of other repositories that are barred from the staff area have no app. */
function findApp(
  { registry, remotes, barredOnStaffPages }: LiveReleases,
  scope: string,
): { app: RemoteApp; folder: string } | null {
  if (!isStaffArea(scope)) return null;
  for (const name of Object.keys(registry.microFrontends)) {
    const { app, folder } = remotes[name]?.release.extras ?? {};
    if (app?.scope === scope && folder !== undefined && !barredOnStaffPages.includes(name))
      return { app, folder };
  }
  return null;
}
