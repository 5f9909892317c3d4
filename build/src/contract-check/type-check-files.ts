import { type LoadedRelease, getRemoteFolder, parseRemoteFile } from './type-bundle.ts';
import { SHOWS_FILE } from './slot-types.ts';

/**
 * A generated file that compiles only if an exposed module has the type that another release
 * expects.
 */
export interface TypeCheckFile {
  path: string;
  text: string;
  expose: string;
  embeddedRemote: LoadedRelease;
  embedder: LoadedRelease;
}

const SHELL_SHOWS_FILE = 'node_modules/shell/src/shows.d.ts';

export function createTypeCheckFiles(
  remote: LoadedRelease,
  shell: LoadedRelease,
  remotes: LoadedRelease[],
): TypeCheckFile[] {
  const ownSlots = Object.entries(parseRemoteFile(remote).shows ?? {}).flatMap(([key, slot]) => {
    const embeddedRemote = remotes.find(({ name }) => name === slot.room);
    return embeddedRemote
      ? [{ embedder: remote, from: `./${SHOWS_FILE}`, key, embeddedRemote, expose: slot.expose }]
      : [];
  });
  const { files } = shell.typeBundle;
  const shellFolder = 'node_modules/shell';
  // Releases from before December 2026 call this file `room.json`.
  const { shows = {} } = JSON.parse(
    files[`${shellFolder}/remote.json`] ?? files[`${shellFolder}/room.json`] ?? '{}',
  ) as ReturnType<typeof parseRemoteFile>;
  const namedSlots = Object.entries(shows)
    .filter(([, slot]) => slot.room === remote.name)
    .map(([key, { expose }]) => ({ key, expose }));
  const showsSource = shell.typeBundle.files[SHELL_SHOWS_FILE] ?? '';
  const commonSlots = Object.keys(parseRemoteFile(remote).exposes ?? {})
    .filter((expose) => showsSource.includes(`'${expose}':`))
    .map((expose) => ({ key: expose, expose }));
  const shellSlots = [...namedSlots, ...commonSlots].map((slot) => ({
    ...slot,
    embedder: shell,
    from: `/${SHELL_SHOWS_FILE}`,
    embeddedRemote: remote,
  }));
  return [...ownSlots, ...shellSlots].flatMap(
    ({ embedder, from, key, embeddedRemote, expose }, index) => {
      const source = parseRemoteFile(embeddedRemote).exposes?.[expose];
      // Skips modules that the other remote does not expose, because another check reports such
      // modules.
      if (!source) return [];
      const moduleFile = `${getRemoteFolder(embeddedRemote)}/room/${source.replace('./', '')}`;
      const path = `${getRemoteFolder(remote)}/room/probe-${index}.ts`;
      return [
        { path, text: createCheckSource(from, key, moduleFile), expose, embeddedRemote, embedder },
      ];
    },
  );
}

const createCheckSource = (showsModule: string, key: string, moduleFile: string) =>
  [
    `import type { Shows } from ${JSON.stringify(showsModule)};`,
    `import * as given from ${JSON.stringify(moduleFile)};`,
    `export const fits: Shows[${JSON.stringify(key)}] = given;`,
  ].join('\n');
