import { type Live, liveReleases } from '../releases/live-releases.ts';
import { type RegistryDocument, servedReleases } from '../releases/registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { RegisteredRelease } from '../releases/release.ts';

/** How many compositions are held at a time. */
const MOST_HELD = 8;

/** Releases that are served, by their packages' names; null when one of them is not any more. */
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
 * Loads what is live with other releases of some packages; each composition once, as long as the registry is
 * the same. Null when one of these releases is not served any more, or cannot be loaded.
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
    const loadLive = liveReleases(files, (name) => missing.push(name));
    const live = await loadLive({
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        ...(Object.fromEntries(chosen) as RegistryDocument['microFrontends']),
      },
    });
    return missing.some((name) => releases[name]) ? null : live;
  }
}

/** As pages are told of a release that they show. */
const released = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
});
