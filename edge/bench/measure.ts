import { type Load, load } from './load.ts';
import { usageOf } from './processes.ts';
import type { Subject } from './subjects.ts';

/** Result of one subject with one number of connections in one round. */
export interface Measure extends Load {
  /** Processor time of a response in ms, or NaN if unknown. */
  cpuMs: number;
}

export async function measure(
  { at, pids, next }: Subject,
  connections: number,
  forMs: number,
): Promise<Measure> {
  const before = cpuOf(pids);
  const found = await load({ origin: at.origin, connections, forMs, next });
  return { ...found, cpuMs: (cpuOf(pids) - before) / found.right };
}

const cpuOf = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + (usageOf(pid)?.cpuMs ?? Number.NaN), 0);

/** Returns right responses per second. */
export const rateOf = ({ right, seconds }: Load): number => right / seconds;

/** The results of all rounds, by subject and number of connections. */
export class Measures {
  readonly #found = new Map<string, Measure[]>();

  add(name: string, connections: number, found: Measure): void {
    this.#found.set(`${connections} ${name}`, [...this.of(name, connections), found]);
  }

  of(name: string, connections: number): Measure[] {
    return this.#found.get(`${connections} ${name}`) ?? [];
  }

  /** Returns the median of all rounds. */
  middle(name: string, connections: number, value: (one: Measure) => number): number {
    return median(this.of(name, connections).map(value));
  }

  /** Returns the median over all rounds of the ratio between two subjects. */
  ratio(name: string, other: string, connections: number, value: (one: Measure) => number): number {
    const others = this.of(other, connections).map(value);
    const own = this.of(name, connections).map(value);
    return median(own.map((one, at) => one / (others[at] ?? Number.NaN)));
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
