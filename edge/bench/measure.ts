import { type LoadResult, load } from './load.ts';
import { readUsage } from './processes.ts';
import type { Subject } from './subjects.ts';

export interface Measure extends LoadResult {
  /** Processor time of a response in ms, or NaN if unknown. */
  cpuMs: number;
}

export async function measure(
  { server, pids, nextRequest }: Subject,
  connections: number,
  durationMs: number,
): Promise<Measure> {
  const cpuBefore = sumCpuMs(pids);
  const result = await load({ origin: server.origin, connections, durationMs, nextRequest });
  return { ...result, cpuMs: (sumCpuMs(pids) - cpuBefore) / result.correct };
}

const sumCpuMs = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + (readUsage(pid)?.cpuMs ?? Number.NaN), 0);

export const computeRate = ({ correct, seconds }: LoadResult): number => correct / seconds;

export class Measures {
  readonly #measuresByKey = new Map<string, Measure[]>();

  add(name: string, connections: number, result: Measure): void {
    this.#measuresByKey.set(`${connections} ${name}`, [
      ...this.listMeasures(name, connections),
      result,
    ]);
  }

  listMeasures(name: string, connections: number): Measure[] {
    return this.#measuresByKey.get(`${connections} ${name}`) ?? [];
  }

  computeMedian(name: string, connections: number, value: (measure: Measure) => number): number {
    return median(this.listMeasures(name, connections).map(value));
  }

  computeRatio(
    name: string,
    otherName: string,
    connections: number,
    value: (measure: Measure) => number,
  ): number {
    const otherValues = this.listMeasures(otherName, connections).map(value);
    const ownValues = this.listMeasures(name, connections).map(value);
    return median(
      ownValues.map((ownValue, index) => ownValue / (otherValues[index] ?? Number.NaN)),
    );
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
