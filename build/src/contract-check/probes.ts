import { type Side, fileOf, homeOf } from './side.ts';
import { SHOWS } from './slot-types.ts';

/** A generated file that compiles when one release's exposed module is what another expects of it. */
export interface Probe {
  path: string;
  text: string;
  expose: string;
  shown: Side;
  by: Side;
}

const SHELL_SHOWS = 'node_modules/shell/src/shows.d.ts';

/** How a room shows others, and how the shell shows it. */
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
    // What is not exposed at all is said elsewhere, by name.
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
