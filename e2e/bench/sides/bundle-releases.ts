import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chunkOf } from 'build/one-bundle-rooms';
import type { ReleaseFile } from 'build/release-file';
import { readBuild } from 'releases/local-build';
import { type EntryFiles, type Manifest, readJson } from './build-files.ts';
import { type BundleFiles, buildOneBundle } from './one-bundle.ts';

/**
 * Changes copies of the builds so that `edge` serves the one bundle instead. The shell's build gets the bundle's files,
 * and the manifests of remotes name them. Server builds, stylesheets and contracts stay the same. Returns the folders
 * to release.
 */
export async function bundleReleases(
  shell: string,
  rooms: string[],
  output: string,
): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  const built = join(output, 'bundle');
  const files = await buildOneBundle(shell, rooms, built);
  const ownShell = copyOf(shell, output, isShellsOwn(shell));
  cpSync(built, join(ownShell, 'dist'), { recursive: true });
  writeEntry(shell, ownShell, files);
  const { version } = await readBuild(ownShell);
  const ownRooms = rooms.map((room) => {
    const own = copyOf(room, output, (file) => !/\.js(\.map)?$/.test(file));
    writeManifest(own, files, `../../shell/${version}`);
    return own;
  });
  return [ownShell, ...ownRooms];
}

/** Copies a package: its version, these files of its build, and its server build. */
function copyOf(folder: string, output: string, isNeeded: (file: string) => boolean): string {
  const own = join(output, basename(folder));
  mkdirSync(join(own, 'dist'), { recursive: true });
  cpSync(join(folder, 'package.json'), join(own, 'package.json'));
  for (const file of readdirSync(join(folder, 'dist')).filter(isNeeded))
    cpSync(join(folder, 'dist', file), join(own, 'dist', file), { recursive: true });
  const { weights: _federated, ...about } = readJson<ReleaseFile>(join(own, 'dist/release.json'));
  writeFileSync(join(own, 'dist/release.json'), JSON.stringify(about));
  return own;
}

/**
 * Returns a function that tests whether a file of the shell's build is needed beside the bundle.
 */
function isShellsOwn(shell: string) {
  const { js, preload, css, fonts, ...others } = entryOf(shell);
  const listed = Object.values(others).flat();
  return (file: string) => listed.includes(file) || /^(server|release\.json)$/.test(file);
}

function writeEntry(shell: string, own: string, { entry }: BundleFiles): void {
  const ending = (...endings: string[]) =>
    entry.filter((file) => endings.some((one) => file.endsWith(one)));
  const fonts = readdirSync(join(own, 'dist')).filter((file) => file.endsWith('.woff2'));
  const said = { ...entryOf(shell), js: ending('.js'), preload: [], css: ending('.css'), fonts };
  writeFileSync(join(own, 'dist/entry.json'), JSON.stringify(said));
}

/** Writes a remote's manifest. Its scripts are chunks of the bundle beside the shell, and it has no entry. */
function writeManifest(own: string, { entry, chunks }: BundleFiles, place: string): void {
  const path = join(own, 'dist/mf-manifest.json');
  const { metaData, exposes, ...others } = readJson<Manifest>(path);
  const { name } = readJson<ReleaseFile>(join(own, 'dist/release.json'));
  const scripts = Object.fromEntries(
    exposes.map(({ path: expose }) => {
      const files = chunks[chunkOf(name, expose)] ?? [];
      const own = files.filter((file) => file.endsWith('.js') && !entry.includes(file));
      return [expose, own.map((file) => `${place}/${file}`)];
    }),
  );
  // Names a file that every page loads anyway.
  const [first] = scripts['./MiniBasket'] ?? scripts['./routes'] ?? [];
  if (!first) throw new Error(`The one bundle has no script of ${name}.`);
  const said = {
    ...others,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: first } },
    exposes: exposes.map(({ assets, ...expose }) => ({
      ...expose,
      assets: { ...assets, js: { sync: scripts[expose.path], async: [] } },
    })),
  };
  writeFileSync(path, JSON.stringify(said));
}

const entryOf = (shell: string) => readJson<EntryFiles>(join(shell, 'dist/entry.json'));
