import { posix } from 'node:path';
import type { LiveReleases, LiveRemote } from 'releases/live-releases';
import type { Slot } from 'build/remote-file';
import type { PageStyle } from './style-elements.ts';

export interface LinkedFile {
  url: string;
  integrity: string;
}

export interface PageFiles {
  /** Inline scripts. The first is for the head, the second for the end of the body. */
  inline: string[];
  scripts: LinkedFile[];
  preloads: LinkedFile[];
  styles: PageStyle[];
  fonts: string[];
  remotes: string[];
}

/**
 * Lists the files of a page. Includes the HTTP client if the browser must fetch the page's data.
 */
export function listPageFiles(
  live: LiveReleases,
  slots: Slot[],
  { readsInBrowser = false } = {},
): PageFiles {
  const { files } = live.shell;
  const toShellFile = createFileLinker(live.shell);
  const shellPreloads = [...files.preload, ...(readsInBrowser ? (files.http ?? []) : [])];
  const slotFiles = slots.flatMap(({ room: name, expose }) => {
    const remote = live.remotes[name];
    return remote ? [listExposedFiles(remote, expose)] : [];
  });
  return {
    inline: live.shell.inline.map(({ text }) => text),
    scripts: files.js.map(toShellFile),
    preloads: removeDuplicates([
      ...shellPreloads.map(toShellFile),
      ...slotFiles.flatMap((part) => part.scripts),
    ]),
    styles: removeDuplicates([
      ...files.css.map(createStyleLinker(live.shell)),
      ...slotFiles.flatMap((part) => part.styles),
    ]),
    fonts: files.fonts.filter(isFirstFont).map((name) => toShellFile(name).url),
    remotes: [...new Set(slots.map((slot) => slot.room))],
  };
}

/**
 * Returns the hashes of files that the shell loads later. Hashes of remotes' files are in their
 * manifests.
 */
export function collectLazyHashes(
  { shell }: LiveReleases,
  { scripts, preloads, styles }: PageFiles,
) {
  const inlineFiles = (shell.files.inline ?? []).map(createFileLinker(shell));
  const pageUrls = new Set(
    [...scripts, ...preloads, ...styles, ...inlineFiles].map(({ url }) => url),
  );
  const shellFiles = Object.keys(shell.hashes)
    .filter((name) => name !== shell.files.overlay)
    .map(createFileLinker(shell));
  const lazyFiles = shellFiles.filter(({ url }) => !pageUrls.has(url));
  return Object.fromEntries(lazyFiles.map(({ url, integrity }) => [url, integrity]));
}

function listExposedFiles(remote: LiveRemote, expose: string) {
  const { manifest } = remote;
  const assets = manifest.exposes.find(({ path }) => path === expose)?.assets;
  return {
    scripts: [manifest.metaData.remoteEntry.name, ...(assets?.js.sync ?? [])].map(
      createFileLinker(remote),
    ),
    styles: (assets?.css.sync ?? []).map(createStyleLinker(remote)),
  };
}

const createFileLinker =
  ({ release, hashes }: Pick<LiveRemote, 'release' | 'hashes'>) =>
  (name: string): LinkedFile => ({
    url: posix.join(posix.dirname(release.url), name),
    integrity: hashes[name] ?? '',
  });

const createStyleLinker =
  (release: Pick<LiveRemote, 'release' | 'hashes' | 'styles'>) =>
  (name: string): PageStyle => ({
    ...createFileLinker(release)(name),
    inline: release.styles[name] ?? null,
  });

const removeDuplicates = <File extends LinkedFile>(files: File[]) => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];

/**
 * Returns whether pages preload this font. Pages preload one font, because preloading more fonts
 * would delay the largest picture.
 */
const isFirstFont = (file: string): boolean => file.startsWith('serif.');
