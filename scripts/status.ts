import { parseArgs } from 'node:util';
import type { FailingRelease } from 'releases/failing-releases';
import { LEAST_NETWORKS } from 'releases/reported-failures';
import { percent } from 'releases/split';
import type { ReleaseStatus } from 'releases/status';
import { minute, table } from './table.ts';
import { targetOptions } from './release-options.mjs';
import { releaseTarget } from './targets/release-target.ts';

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

/**
 * `npm run status` prints the live, split and retained releases as a table, or as JSON with
 * `--json`.
 */
try {
  const { values } = parseArgs({ options: { ...targetOptions, json: { type: 'boolean' } } });
  const found = await (await releaseTarget(values)).status();
  if (values.json) {
    console.log(JSON.stringify(found, null, 2));
  } else {
    console.log(table([titles, ...found.releases.map((one) => row(one, found.split?.share))]));
    for (const one of found.releases) if (one.failing) console.log(failureLine(one, one.failing));
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function row(one: ReleaseStatus, share = 0): string[] {
  const { recorded } = one;
  return [
    one.name,
    one.version,
    one.state === 'split' ? `split ${percent(share)}` : one.state,
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

function failureLine({ name, version }: ReleaseStatus, report: FailingRelease): string {
  const { kinds, networks, last } = report;
  return `${name} ${version} fails in browsers (${kinds.join(', ')}): ${networks} of ${LEAST_NETWORKS} networks that an automatic rollback needs, last ${minute(last)}.`;
}

function kilobytes(bytes?: number): string {
  return bytes === undefined ? '?' : `${Math.ceil(bytes / 1000)} kB`;
}
