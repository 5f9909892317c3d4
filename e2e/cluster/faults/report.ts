import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Invariant } from '../checks/invariant.ts';
import { root } from '../servers/shop-programs.ts';
import type { Fault } from './fault.ts';
import { faults } from './list.ts';
import type { Measurement } from './measure.ts';

export interface FaultResult extends Measurement, Pick<Fault, 'name' | 'aimS' | 'countedFrom'> {
  /** Seconds until every process worked and both databases had every commit, or null after two minutes. */
  wholeS: number | null;
  /** Mean load of the machine in the last minute of the fault. Absent in older files. */
  load?: number;
}

interface Run {
  shoppers: number;
  results: FaultResult[];
  invariants: Invariant[];
}

interface SavedRun extends Run {
  at: string;
  /** Mean load of the machine in the last five minutes of the run. Absent in older files. */
  load?: number;
}

const folder = join(root, '.cache/cluster/runs');

/** Saves the results of a run, because the faults may be tested in several runs. */
export function saveRun(run: Run): void {
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString();
  writeFileSync(
    join(folder, `${time.replaceAll(':', '-')}.json`),
    JSON.stringify({ at: time, load: loadavg()[1], ...run }),
  );
}

const readRuns = (): SavedRun[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SavedRun);

const reportFile = join(root, 'docs/cluster-report.md');
const NOTES_HEADING = '\n## Notes\n';

/** Returns the section of the report that people write, which begins with `NOTES_HEADING`. */
function readNotes(): string {
  const page = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  const begin = page.indexOf(NOTES_HEADING);
  return begin === -1 ? '' : page.slice(begin);
}

/**
 * Writes the report from the last result of each fault. Keeps the notes at the end of the report.
 */
export async function writeReport(): Promise<void> {
  const runs = readRuns();
  const lastResults = new Map(runs.flatMap((run) => run.results.map((each) => [each.name, each])));
  const usedRuns = runs.filter(({ results }) =>
    results.some((each) => lastResults.get(each.name) === each),
  );
  const sortedResults = faults.flatMap(({ name }) => lastResults.get(name) ?? []);
  const page = buildReport(sortedResults, usedRuns) + readNotes();
  const { code } = await format('faults-report.md', page);
  writeFileSync(reportFile, code);
}

const buildReport = (results: readonly FaultResult[], runs: readonly SavedRun[]) => `
# Report of the faults

Written by \`npm run test:faults -- --write\` on ${runs.at(-1)?.at.slice(0, 10)}, on a machine with ${cpus().length} cores
(${cpus()[0]?.model.trim()}) and ${Math.round(totalmem() / 2 ** 30)} GB that ran all machines of the cluster, its ${runs.at(-1)?.shoppers} shoppers,
and other work. [More than one machine](operate/cluster.md) describes the cluster. Its disks are in memory, and its
S3 store and mail server are counterparts, so no loss of power and no store of a provider was tested.

**Failed**: tries that got no response within 10 s, or a 5xx. Shoppers try orders again with the same key.
**Back**: seconds until the first success after the last failure, counted from the fault. With ¹ they are counted from its end, because
the shop has this part once. **Whole**: seconds from the fault until every process worked and both databases had every commit. The fault itself lasts up to 30 s.
**Load**: mean of the fault's last minute. **Change servers** restarts both \`api\` and both \`edge\` one after the other, as for a new version. No try may fail.

| Fault | Tries | Failed | of these pages / reads / orders | Back (s) | Aim (s) | Slowest try (s) | Whole (s) | Load |
| --- | --: | --: | --- | --: | --: | --: | --: | --: |
${results.map(buildRow).join('\n')}

## Afterwards

In each run, the shoppers ended their orders, and then every acknowledged order was to be stored once, without a gap in the numbers, a
half day with more bookings than its capacity, or an e-mail that is missing or accepted twice by the mail server. No shopper was
to abandon an order or get an unexpected response, such as 401 or 404. **Load** here: mean of the last five minutes.

| Run | Faults | Load | Result |
| --- | --- | --: | --- |
${runs.map(buildRunRow).join('\n')}
`;

const buildRow = (result: FaultResult): string => {
  const { page, read, order } = result.failuresByKind;
  const mark = result.countedFrom === 'healed' ? ' ¹' : '';
  return `| ${result.name}${mark} | ${result.tries} | ${result.failures} | ${page} / ${read} / ${order} | ${result.backS?.toFixed(1) ?? 'no'} | ${result.aimS} | ${result.slowestS.toFixed(1)} | ${result.wholeS?.toFixed(0) ?? 'no'} | ${result.load?.toFixed(1) ?? ''} |`;
};

const buildRunRow = ({ at, results, load, invariants }: SavedRun): string => {
  const time = at.slice(0, 16).replace('T', ' ');
  const broken = invariants.filter(({ violations }) => violations.length > 0);
  const result =
    broken.length === 0
      ? `all hold: ${invariants.map(({ figures }) => figures).join('; ')}`
      : broken
          .map(({ name, violations }) => `**no**: ${name}: ${violations.join('; ')}`)
          .join('; ');
  const names = results.map(({ name }) => name).join(', ');
  return `| ${time} | ${names} | ${load?.toFixed(1) ?? ''} | ${result} |`;
};
