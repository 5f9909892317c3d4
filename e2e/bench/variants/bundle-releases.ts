import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getChunkName } from 'build/single-bundle';
import type { ReleaseFile } from 'build/release-file';
import { readBuild } from 'releases/local-build';
import { type EntryFiles, type Manifest, readJson } from './build-files.ts';
import { type BundleFiles, buildOneBundle } from './one-bundle.ts';

/**
 * Copies the builds of shell and remotes, with one bundle instead of their browser scripts. The
 * shell's copy contains the bundle, and the copied manifests of the remotes list the bundle's
 * files. Resolves to the folders of the copies, which can be released.
 */
export async function bundleReleases(
  shell: string,
  remotes: string[],
  output: string,
): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  const bundleFolder = join(output, 'bundle');
  const files = await buildOneBundle(shell, remotes, bundleFolder);
  const shellCopy = copyPackage(shell, output, createShellFileFilter(shell));
  cpSync(bundleFolder, join(shellCopy, 'dist'), { recursive: true });
  writeEntry(shell, shellCopy, files);
  const { version } = await readBuild(shellCopy);
  const remoteCopies = remotes.map((remote) => {
    const remoteCopy = copyPackage(remote, output, (file) => !/\.js(\.map)?$/.test(file));
    writeManifest(remoteCopy, files, `../../shell/${version}`);
    return remoteCopy;
  });
  return [shellCopy, ...remoteCopies];
}

/**
 * Copies the files that a release needs. These are package.json, the server build, and some files
 * of the browser build.
 */
function copyPackage(folder: string, output: string, isNeeded: (file: string) => boolean): string {
  const copyFolder = join(output, basename(folder));
  mkdirSync(join(copyFolder, 'dist'), { recursive: true });
  cpSync(join(folder, 'package.json'), join(copyFolder, 'package.json'));
  for (const file of readdirSync(join(folder, 'dist')).filter(isNeeded))
    cpSync(join(folder, 'dist', file), join(copyFolder, 'dist', file), { recursive: true });
  const { weights: _federated, ...releaseInfo } = readJson<ReleaseFile>(
    join(copyFolder, 'dist/release.json'),
  );
  writeFileSync(join(copyFolder, 'dist/release.json'), JSON.stringify(releaseInfo));
  return copyFolder;
}

/**
 * Returns a function that decides whether the shell's copy needs a file of the shell's build in
 * addition to the bundle.
 */
function createShellFileFilter(shell: string) {
  const { js, preload, css, fonts, ...others } = readEntryFiles(shell);
  const otherFiles = Object.values(others).flat();
  return (file: string) => otherFiles.includes(file) || /^(server|release\.json)$/.test(file);
}

function writeEntry(shell: string, shellCopy: string, { entry }: BundleFiles): void {
  const filterByEnding = (...endings: string[]) =>
    entry.filter((file) => endings.some((ending) => file.endsWith(ending)));
  const fonts = readdirSync(join(shellCopy, 'dist')).filter((file) => file.endsWith('.woff2'));
  const entryFiles = {
    ...readEntryFiles(shell),
    js: filterByEnding('.js'),
    preload: [],
    css: filterByEnding('.css'),
    fonts,
  };
  writeFileSync(join(shellCopy, 'dist/entry.json'), JSON.stringify(entryFiles));
}

/**
 * Changes a remote's federation manifest, so that the manifest lists the bundle's chunks in the
 * shell's folder.
 */
function writeManifest(
  remoteCopy: string,
  { entry, chunks }: BundleFiles,
  bundleUrl: string,
): void {
  const path = join(remoteCopy, 'dist/mf-manifest.json');
  const { metaData, exposes, ...others } = readJson<Manifest>(path);
  const { name } = readJson<ReleaseFile>(join(remoteCopy, 'dist/release.json'));
  const scripts = Object.fromEntries(
    exposes.map(({ path: expose }) => {
      const files = chunks[getChunkName(name, expose)] ?? [];
      const scriptFiles = files.filter((file) => file.endsWith('.js') && !entry.includes(file));
      return [expose, scriptFiles.map((file) => `${bundleUrl}/${file}`)];
    }),
  );
  // Uses the first script of an exposed module as the entry script, because every remote must have
  // an entry script.
  const [firstScript] = scripts['./MiniBasket'] ?? scripts['./routes'] ?? [];
  if (!firstScript) throw new Error(`The one bundle has no script of ${name}.`);
  const manifest = {
    ...others,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: firstScript } },
    exposes: exposes.map(({ assets, ...expose }) => ({
      ...expose,
      assets: { ...assets, js: { sync: scripts[expose.path], async: [] } },
    })),
  };
  writeFileSync(path, JSON.stringify(manifest));
}

const readEntryFiles = (shell: string) => readJson<EntryFiles>(join(shell, 'dist/entry.json'));
