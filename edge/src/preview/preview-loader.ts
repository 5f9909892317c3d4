import { LiveReleaseLoader, type LiveReleases } from 'releases/live-releases';
import { type RegistryDocument, listServedReleases } from 'releases/registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { RegisteredRelease } from 'releases/release';

const MAX_CACHED_SETS = 8;

/** Returns the releases in these folders by package, or null if one of them is not registered. */
export function findReleases(
  registry: RegistryDocument,
  folders: Record<string, string>,
): Record<string, RegisteredRelease> | null {
  const servedReleases = listServedReleases(registry);
  const entries = Object.entries(folders).flatMap(([name, folder]) => {
    const release = servedReleases.find(({ extras }) => extras.folder === folder);
    return release && folder.startsWith(`${name}/`) ? [[name, release] as const] : [];
  });
  return entries.length === Object.keys(folders).length ? Object.fromEntries(entries) : null;
}

export function createPreviewLoader(files: ReleaseFiles) {
  let lastRegistry: RegistryDocument | null = null;
  let cachedSets = new Map<string, Promise<LiveReleases | null>>();

  return function loadPreview(
    registry: RegistryDocument,
    folders: Record<string, string>,
  ): Promise<LiveReleases | null> {
    if (lastRegistry !== registry) cachedSets = new Map();
    lastRegistry = registry;
    const id = Object.values(folders).sort().join();
    const pendingSet = cachedSets.get(id) ?? loadSet(registry, folders);
    cachedSets.delete(id);
    cachedSets.set(id, pendingSet);
    const [oldest] = cachedSets.keys();
    if (cachedSets.size > MAX_CACHED_SETS && oldest !== undefined) cachedSets.delete(oldest);
    return pendingSet.then(
      (live) => {
        if (live === null) cachedSets.delete(id);
        return live;
      },
      (cause: unknown) => {
        cachedSets.delete(id);
        throw cause;
      },
    );
  };

  async function loadSet(registry: RegistryDocument, folders: Record<string, string>) {
    const releases = findReleases(registry, folders);
    if (!releases) return null;
    const previewedEntries = Object.entries(releases).map(([name, release]) => [
      name,
      [markLive(release)],
    ]);
    const missingNames: string[] = [];
    const loader = new LiveReleaseLoader(files, (name) => missingNames.push(name));
    const live = await loader.load({
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        ...(Object.fromEntries(previewedEntries) as RegistryDocument['microFrontends']),
      },
    });
    return missingNames.some((name) => releases[name]) ? null : live;
  }
}

/**
 * Marks the release as live for everyone, because the rendering of pages uses live releases only.
 */
const markLive = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
});
