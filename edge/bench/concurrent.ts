import { type LoadResult, load } from './load.ts';
import { type Measures, computeRate, measure } from './measure.ts';
import { type Subject, subjectNames } from './subjects.ts';

const CONCURRENT_SUBJECTS = [
  subjectNames.cachedPages,
  subjectNames.script,
  subjectNames.read,
  subjectNames.order,
];
const CONNECTIONS = 50;

export interface ConcurrentResult extends LoadResult {
  name: string;
  aloneRate: number;
  aloneP99: number;
}

/** Loads several subjects at the same time, to see whether they slow each other down. */
export async function measureConcurrently(
  subjects: Subject[],
  measures: Measures,
  durationMs: number,
): Promise<ConcurrentResult[]> {
  const concurrentSubjects = subjects.filter(({ name }) => CONCURRENT_SUBJECTS.includes(name));
  for (const subject of concurrentSubjects)
    if (measures.listMeasures(subject.name, CONNECTIONS).length === 0)
      measures.add(subject.name, CONNECTIONS, await measure(subject, CONNECTIONS, durationMs));
  return Promise.all(
    concurrentSubjects.map(async ({ name, server, nextRequest }) => ({
      ...(await load({
        origin: server.origin,
        connections: CONNECTIONS,
        durationMs: durationMs * 3,
        nextRequest,
      })),
      name,
      aloneRate: measures.computeMedian(name, CONNECTIONS, computeRate),
      aloneP99: measures.computeMedian(name, CONNECTIONS, ({ p99 }) => p99),
    })),
  );
}
