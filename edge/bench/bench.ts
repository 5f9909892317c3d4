import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { checkTargets } from './targets.ts';
import { type Measure, Measures, measure } from './measure.ts';
import { measureMemory } from './memory.ts';
import { renderReport } from './report.ts';
import { endAllPrograms, startProgram } from './program.ts';
import { openShop } from './shop.ts';
import { type Subject, createSubjects } from './subjects.ts';
import { measureConcurrently } from './concurrent.ts';

const CONNECTIONS = [1, 50, 500];
const PARTS = ['load', 'together', 'memory'];

const profiles = {
  long: { rounds: 5, durationMs: 2000, memory: 100_000 },
  short: { rounds: 3, durationMs: 700, memory: 0 },
};

/**
 * Runs the load benchmark of the storefront and prints its tables. Fails if a target is missed. A
 * full run stores the tables in `docs/page-benchmark.md`. With `--short`, a run stores nothing.
 * With `--only`, `--subjects` or `--connections`, a run stores nothing and checks no target.
 */
const { values: cliOptions } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    memory: { type: 'string' },
    only: { type: 'string' },
    subjects: { type: 'string' },
    connections: { type: 'string' },
  },
});
const profile = cliOptions.short ? profiles.short : profiles.long;
const requests = Number(cliOptions.memory ?? profile.memory);
const parts = cliOptions.only?.split(',') ?? PARTS;
const wantedNames = cliOptions.subjects?.split(',');
const connections = cliOptions.connections?.split(',').map(Number) ?? CONNECTIONS;
const isFullRun = !(cliOptions.only ?? cliOptions.subjects ?? cliOptions.connections);
const unknownPart = parts.find((part) => !PARTS.includes(part));
if (unknownPart !== undefined)
  throw new Error(`--only takes ${PARTS.join(', ')}, not '${unknownPart}'.`);

const shop = await openShop();
try {
  const constantServers = await startProgram('edge/bench/constants.ts', {});
  const { lines = [] } = constantServers.readyMessage as { lines?: string[] };
  const [fastify = '', plainNode = ''] = lines;
  const allSubjects = await createSubjects(shop, {
    fastify: { origin: fastify, pid: constantServers.pid },
    plainNode: { origin: plainNode, pid: constantServers.pid },
  });
  const subjects = wantedNames
    ? allSubjects.filter(({ name }) => wantedNames.includes(name))
    : allSubjects;
  const hasLoadPart = parts.includes('load');
  if (hasLoadPart) for (const subject of subjects) await measure(subject, 20, profile.durationMs);
  const measures = hasLoadPart ? await measureInterleaved(subjects) : new Measures();
  const concurrentResults = parts.includes('together')
    ? await measureConcurrently(allSubjects, measures, profile.durationMs)
    : [];
  const hasMemoryPart = parts.includes('memory') && requests > 0;
  const memoryRows = hasMemoryPart ? await measureMemory(shop, requests) : [];
  const targets = isFullRun ? checkTargets(measures) : [];
  const report = renderReport({
    connections: hasLoadPart ? connections : [],
    subjects,
    measures,
    targets,
    concurrent: concurrentResults,
    memory: memoryRows,
  });
  console.log(report);
  if (isFullRun && !cliOptions.short) {
    const file = new URL('../../docs/page-benchmark.md', import.meta.url);
    const { code } = await format('page-benchmark.md', report);
    await writeFile(file, code);
  }
  if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  await endAllPrograms();
  await shop.removeData();
}

/** Measures all subjects once per round, so that the machine's load affects all of them alike. */
async function measureInterleaved(subjects: Subject[]): Promise<Measures> {
  const measures = new Measures();
  for (const count of connections)
    for (let round = 0; round < profile.rounds; round += 1)
      for (const subject of subjects) {
        const result: Measure = await measure(subject, count, profile.durationMs);
        measures.add(subject.name, count, result);
      }
  return measures;
}
