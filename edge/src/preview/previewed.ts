import { type Live, LiveReleaseLoader } from 'releases/live-releases';
import { type RegistryDocument, servedReleases } from 'releases/registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { RegisteredRelease } from 'releases/release';

/** Largest number of cached sets of releases. */
const MOST_HELD = 8;

/**
 * Returns the releases in these folders by package name, or null if one of them is no longer
 * served.
 */
export function findReleases(
  registry: RegistryDocument,
  folders: Record<string, string>,
): Record<string, RegisteredRelease> | null {
  const served = servedReleases(registry);
  const found = Object.entries(folders).flatMap(([name, folder]) => {
    const release = served.find(({ extras }) => extras.folder === folder);
    return release && folder.startsWith(`${name}/`) ? [[name, release] as const] : [];
  });
  return found.length === Object.keys(folders).length ? Object.fromEntries(found) : null;
}

/**
 * Returns a function that loads the live releases with some releases replaced. Each set is loaded
 * once for each registry. The result is null if a release is no longer served or cannot be loaded.
 */
export function previewedReleases(files: ReleaseFiles) {
  let known: RegistryDocument | null = null;
  let held = new Map<string, Promise<Live | null>>();

  return function preview(
    registry: RegistryDocument,
    folders: Record<string, string>,
  ): Promise<Live | null> {
    if (known !== registry) held = new Map();
    known = registry;
    const id = Object.values(folders).sort().join();
    const loading = held.get(id) ?? load(registry, folders);
    held.delete(id);
    held.set(id, loading);
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    return loading.then(
      (live) => {
        if (live === null) held.delete(id);
        return live;
      },
      (cause: unknown) => {
        held.delete(id);
        throw cause;
      },
    );
  };

  async function load(registry: RegistryDocument, folders: Record<string, string>) {
    const releases = findReleases(registry, folders);
    if (!releases) return null;
    const chosen = Object.entries(releases).map(([name, release]) => [name, [released(release)]]);
    const missing: string[] = [];
    const loader = new LiveReleaseLoader(files, (name) => missing.push(name));
    const live = await loader.load({
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        ...(Object.fromEntries(chosen) as RegistryDocument['microFrontends']),
      },
    });
    return missing.some((name) => releases[name]) ? null : live;
  }
}

/** Marks a release as live for everyone, because pages expect that of all releases. */
const released = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
});
