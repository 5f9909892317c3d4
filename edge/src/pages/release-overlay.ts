import { posix } from 'node:path';
import type { LiveReleases } from 'releases/live-releases';
import type { LinkedFile } from './page-files.ts';

/** Reasons for versions that are not live for everybody. */
export type VersionReasons = Record<string, 'split' | 'preview'>;

/** Returns the overlay's script, or null for a shell that was built before the overlay existed. */
function findOverlayScript({ shell }: LiveReleases): LinkedFile | null {
  const name = shell.files.overlay;
  if (name === undefined) return null;
  const url = posix.join(posix.dirname(shell.release.url), name);
  return { url, integrity: shell.hashes[name] ?? '' };
}

/** Compares the releases of a page with those that are live for everybody. */
export function listVersionReasons(
  pageReleases: LiveReleases,
  liveReleases: LiveReleases | null,
  previewedVersions: Record<string, string> = {},
): VersionReasons {
  const findVersion = (releases: LiveReleases | null, name: string) =>
    releases?.registry.microFrontends[name]?.[0]?.metadata.version;
  const reasons: VersionReasons = {};
  for (const name of Object.keys(pageReleases.registry.microFrontends)) {
    if (name in previewedVersions) reasons[name] = 'preview';
    else if (findVersion(pageReleases, name) !== findVersion(liveReleases, name))
      reasons[name] = 'split';
  }
  return reasons;
}

/**
 * Returns response headers with the versions and the rendering time, for tools that read headers.
 */
export function createOverlayHeaders(
  { shell, registry }: LiveReleases,
  reasons: VersionReasons,
  renderMs: number,
): Record<string, string> {
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, [release]]) =>
    release ? [`${name}=${release.metadata.version};${reasons[name] ?? 'live'}`] : [],
  );
  return {
    'Server-Timing': `render;dur=${Math.round(renderMs)}`,
    'Shop-Releases': [`shell=${shell.release.metadata.version}`, ...remotes].join(', '),
  };
}

/**
 * Adds the overlay's script after the page's content, unless `reasons` is null. The script reads
 * `data-facts` (`shell/src/overlay`).
 */
export function addOverlayScript(
  html: string,
  live: LiveReleases,
  reasons: VersionReasons | null,
  renderMs: number,
): string {
  const file = reasons && findOverlayScript(live);
  if (!file) return html;
  const { url, integrity } = file;
  const attribute = JSON.stringify({ reasons, renderMs })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const hash = integrity ? ` integrity="${integrity}"` : '';
  const element = `<script src="${url}"${hash} data-facts="${attribute}" defer></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : `${html.slice(0, end)}${element}\n${html.slice(end)}`;
}
