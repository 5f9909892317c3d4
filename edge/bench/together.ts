import { type Load, load } from './load.ts';
import { type Measures, measure, rateOf } from './measure.ts';
import { names, type Subject } from './subjects.ts';

/** Subjects that one shop serves concurrently. */
const AT_ONCE = [names.allKept, names.script, names.read, names.order];
const CONNECTIONS = 50;

export interface Together extends Load {
  name: string;
  /** Right responses per second and the slowest response in ms, without other subjects. */
  aloneRate: number;
  aloneP99: number;
}

/**
 * Measures several subjects concurrently with equal numbers of connections. It shows whether one
 * subject slows down another.
 */
export async function togetherOf(
  subjects: Subject[],
  measures: Measures,
  forMs: number,
): Promise<Together[]> {
  const asked = subjects.filter(({ name }) => AT_ONCE.includes(name));
  for (const subject of asked)
    if (measures.of(subject.name, CONNECTIONS).length === 0)
      measures.add(subject.name, CONNECTIONS, await measure(subject, CONNECTIONS, forMs));
  return Promise.all(
    asked.map(async ({ name, at, next }) => ({
      ...(await load({ origin: at.origin, connections: CONNECTIONS, forMs: forMs * 3, next })),
      name,
      aloneRate: measures.middle(name, CONNECTIONS, rateOf),
      aloneP99: measures.middle(name, CONNECTIONS, ({ p99 }) => p99),
    })),
  );
}
