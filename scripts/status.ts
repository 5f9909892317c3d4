import { parseArgs } from 'node:util';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { type ReleaseStatus, status } from 'edge/status';

const titles = [
  'package',
  'version',
  'state',
  'since',
  'by',
  'commit',
  'stored',
  'scripts',
  'needs',
];

/** `npm run status`: what is live and kept, as a table; `--json` for programs. */
try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const found = await status(await openReleases(readSettings(process.env)));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else console.log(table([titles, ...found.releases.map(row)]));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function row(one: ReleaseStatus): string[] {
  const { recorded } = one;
  return [
    one.name,
    one.version,
    one.state,
    minute(one.since) + (one.until ? ` to ${minute(one.until)}` : ''),
    one.by,
    recorded ? recorded.commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1') : (one.problem ?? ''),
    kilobytes(recorded?.size.bytes),
    kilobytes(recorded?.size.scriptBytes),
    [
      ...Object.entries(one.needs).map(([name, range]) => `${name} ${range}`),
      ...one.shows.map(({ room, expose }) => `${room}${expose.slice(1)}`),
    ].join(', '),
  ];
}

function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

function kilobytes(bytes?: number): string {
  return bytes === undefined ? '?' : `${Math.ceil(bytes / 1000)} kB`;
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
