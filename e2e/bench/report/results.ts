import type { Variant } from '../variants/variants.ts';
import type { Figures } from '../figures/figures.ts';
import { type Spread, calculateSpread } from './spread.ts';

/** Collects the figures of all runs by route and variant. */
export class Results {
  private readonly runs = new Map<string, Figures[]>();

  add(route: string, variantName: Variant['name'], run: number, figures: Figures): void {
    const runsKey = createKey(route, variantName);
    const runs = this.runs.get(runsKey) ?? [];
    runs[run] = { ...runs[run], ...figures };
    this.runs.set(runsKey, runs);
  }

  computeSpread(route: string, variantName: Variant['name'], figure: string): Spread | null {
    return calculateSpread(this.findRuns(route, variantName).map((figures) => figures?.[figure]));
  }

  /**
   * Combines a figure of two variants in each run, and returns the median of the runs. Combines
   * within a run, because a slow phase of the machine affects both variants alike.
   */
  compare(
    route: string,
    [a, b]: [Variant['name'], Variant['name']],
    figure: string,
    combine: (first: number, second: number) => number,
  ): number | null {
    const secondRuns = this.findRuns(route, b);
    const combinedValues = this.findRuns(route, a).map((figures, run) => {
      const [first, second] = [figures?.[figure], secondRuns[run]?.[figure]];
      return first === undefined || second === undefined ? undefined : combine(first, second);
    });
    return calculateSpread(combinedValues)?.median ?? null;
  }

  private findRuns = (route: string, variantName: Variant['name']) =>
    this.runs.get(createKey(route, variantName)) ?? [];
}

const createKey = (route: string, variantName: string) => `${route}, ${variantName}`;
