import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { marksOf } from './marks.ts';
import { type Measure, measure, Measures } from './measure.ts';
import { memoryOf } from './memory.ts';
import { pageOf } from './page.ts';
import { endAll, start } from './program.ts';
import { openShop } from './shop.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import { togetherOf } from './together.ts';

const CONNECTIONS = [1, 50, 500];
const PARTS = ['load', 'together', 'memory'];

const forms = {
  long: { rounds: 5, forMs: 2000, memory: 100_000 },
  short: { rounds: 3, forMs: 700, memory: 0 },
};

/**
 * The load benchmark of the storefront. It prints its tables, stores them in
 * `docs/page-benchmark.md` and exits with an error if a target is missed. `--short` takes less than
 * two minutes on an idle machine. `--memory` sets the number of requests and URLs of the memory
 * test. With `--only` (load, together or memory), `--subjects` or `--connections` it stores nothing
 * and checks no target.
 */
const { values: given } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    memory: { type: 'string' },
    only: { type: 'string' },
    subjects: { type: 'string' },
    connections: { type: 'string' },
  },
});
const form = given.short ? forms.short : forms.long;
const requests = Number(given.memory ?? form.memory);
const parts = given.only?.split(',') ?? PARTS;
const wanted = given.subjects?.split(',');
const connections = given.connections?.split(',').map(Number) ?? CONNECTIONS;
const isWhole = !(given.only ?? given.subjects ?? given.connections);
const strange = parts.find((part) => !PARTS.includes(part));
if (strange !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not '${strange}'.`);

const shop = await openShop();
try {
  const constants = await start('edge/bench/constants.ts', {});
  const { lines = [] } = constants.told as { lines?: string[] };
  const [fastify = '', bare = ''] = lines;
  const all = await subjectsOf(shop, {
    fastify: { origin: fastify, pid: constants.pid },
    bare: { origin: bare, pid: constants.pid },
  });
  const subjects = wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
  const isLoaded = parts.includes('load');
  if (isLoaded) for (const subject of subjects) await measure(subject, 20, form.forMs);
  const measures = isLoaded ? await interleaved(subjects) : new Measures();
  const together = parts.includes('together') ? await togetherOf(all, measures, form.forMs) : [];
  const isMemory = parts.includes('memory') && requests > 0;
  const memory = isMemory ? await memoryOf(shop, requests) : [];
  const marks = isWhole ? marksOf(measures) : [];
  const page = pageOf({
    connections: isLoaded ? connections : [],
    subjects,
    measures,
    marks,
    together,
    memory,
  });
  console.log(page);
  if (isWhole && !given.short) {
    const file = new URL('../../docs/page-benchmark.md', import.meta.url);
    await writeFile(file, await format(page, { parser: 'markdown', printWidth: 100 }));
  }
  if (marks.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await endAll();
  await shop.removeData();
}

/** Measures all subjects once per round, so that changes of the machine's load affect all alike. */
async function interleaved(subjects: Subject[]): Promise<Measures> {
  const measures = new Measures();
  for (const count of connections)
    for (let round = 0; round < form.rounds; round += 1)
      for (const subject of subjects) {
        const found: Measure = await measure(subject, count, form.forMs);
        measures.add(subject.name, count, found);
      }
  return measures;
}
