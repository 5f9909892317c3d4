import { type Side, fileOf, homeOf } from './side.ts';
import { SHOWS } from './slot-types.ts';

/**
 * A generated type check file. It compiles if an exposed module has the type that another release
 * expects.
 */
export interface Probe {
  path: string;
  text: string;
  expose: string;
  shown: Side;
  by: Side;
}

const SHELL_SHOWS = 'node_modules/shell/src/shows.d.ts';

/**
 * Returns the type check files for the remotes that a remote embeds, and for the shell's embedding
 * of it.
 */
export function probesOf(room: Side, shell: Side, rooms: Side[]): Probe[] {
  const shownByIt = Object.entries(fileOf(room).shows ?? {}).flatMap(([key, slot]) => {
    const shown = rooms.find(({ name }) => name === slot.room);
    return shown ? [{ by: room, from: `./${SHOWS}`, key, shown, expose: slot.expose }] : [];
  });
  const { shows = {} } = JSON.parse(
    shell.pack.files['node_modules/shell/room.json'] ?? '{}',
  ) as ReturnType<typeof fileOf>;
  const named = Object.entries(shows)
    .filter(([, slot]) => slot.room === room.name)
    .map(([key, { expose }]) => ({ key, expose }));
  const said = shell.pack.files[SHELL_SHOWS] ?? '';
  const ofAll = Object.keys(fileOf(room).exposes ?? {})
    .filter((expose) => said.includes(`'${expose}':`))
    .map((expose) => ({ key: expose, expose }));
  const shownByShell = [...named, ...ofAll].map((slot) => ({
    ...slot,
    by: shell,
    from: `/${SHELL_SHOWS}`,
    shown: room,
  }));
  return [...shownByIt, ...shownByShell].flatMap(({ by, from, key, shown, expose }, index) => {
    const source = fileOf(shown).exposes?.[expose];
    // A module that is not exposed is reported elsewhere.
    if (!source) return [];
    const given = `${homeOf(shown)}/room/${source.replace('./', '')}`;
    const path = `${homeOf(room)}/room/probe-${index}.ts`;
    return [{ path, text: probeText(from, key, given), expose, shown, by }];
  });
}

const probeText = (from: string, key: string, given: string) =>
  [
    `import type { Shows } from ${JSON.stringify(from)};`,
    `import * as given from ${JSON.stringify(given)};`,
    `export const fits: Shows[${JSON.stringify(key)}] = given;`,
  ].join('\n');
