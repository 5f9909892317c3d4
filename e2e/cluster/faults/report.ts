import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import type { Invariant } from '../checks/invariants.ts';
import { root } from '../servers/shop-programs.ts';
import type { Fault } from './fault.ts';
import type { Measurement } from './measure.ts';

export interface FaultResult extends Measurement, Pick<Fault, 'name' | 'aimS' | 'countedFrom'> {
  /** Seconds until every process worked and both databases had every commit, or null after two minutes. */
  wholeS: number | null;
}

interface Run {
  shoppers: number;
  results: FaultResult[];
  invariants: Invariant[];
}

interface SavedRun extends Run {
  at: string;
}

const folder = join(root, '.cache/cluster/runs');

/** Saves the results of a run, because the faults may be tested in several runs. */
export function saveRun(run: Run): void {
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString();
  writeFileSync(
    join(folder, `${time.replaceAll(':', '-')}.json`),
    JSON.stringify({ at: time, ...run }),
  );
}

const readRuns = (): SavedRun[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SavedRun);

/** Writes the report from the last result of each fault. */
export async function writeReport(): Promise<void> {
  const runs = readRuns();
  const lastResults = new Map(runs.flatMap((run) => run.results.map((each) => [each.name, each])));
  const usedRuns = runs.filter(({ results }) =>
    results.some((each) => lastResults.get(each.name) === each),
  );
  const page = buildReport([...lastResults.values()], usedRuns);
  const options = { parser: 'markdown', printWidth: 140 };
  writeFileSync(join(root, 'docs/cluster-report.md'), await format(page, options));
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

| Fault | Tries | Failed | of these pages / reads / orders | Back (s) | Aim (s) | Slowest try (s) | Whole (s) |
| --- | --: | --: | --- | --: | --: | --: | --: |
${results.map(buildRow).join('\n')}

## Afterwards

${runs.length} runs. In each, the shoppers ended their orders, and then:

| Must hold | ${runs.map(({ at }) => at.slice(11, 16)).join(' | ')} |
| --- |${' --- |'.repeat(runs.length)}
${(runs[0]?.invariants ?? []).map(({ name }) => buildInvariantRow(name, runs)).join('\n')}
`;

const buildRow = (result: FaultResult): string => {
  const { page, read, order } = result.failuresByKind;
  const mark = result.countedFrom === 'healed' ? ' ¹' : '';
  return `| ${result.name}${mark} | ${result.tries} | ${result.failures} | ${page} / ${read} / ${order} | ${result.backS.toFixed(1)} | ${result.aimS} | ${result.slowestS.toFixed(1)} | ${result.wholeS?.toFixed(0) ?? 'no'} |`;
};

const buildInvariantRow = (name: string, runs: readonly SavedRun[]): string => {
  const cells = runs.map(({ invariants }) => {
    const found = invariants.find((each) => each.name === name);
    return found?.violations.length === 0
      ? `yes: ${found.figures}`
      : `**no**: ${found?.violations.join('; ')}`;
  });
  return `| ${name} | ${cells.join(' | ')} |`;
};
