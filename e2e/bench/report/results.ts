import type { Side } from '../sides/sides.ts';
import type { Figures } from '../figures/figures.ts';
import { type Spread, spreadOf } from './spread.ts';

/** All results by run. */
export class Results {
  private readonly runs = new Map<string, Figures[]>();

  /** Adds the results of one run for a route of a variant. */
  add(route: string, side: Side['name'], run: number, figures: Figures): void {
    const key = keyOf(route, side);
    const runs = this.runs.get(key) ?? [];
    runs[run] = { ...runs[run], ...figures };
    this.runs.set(key, runs);
  }

  spread(route: string, side: Side['name'], figure: string): Spread | null {
    return spreadOf(this.of(route, side).map((figures) => figures?.[figure]));
  }

  /**
   * Compares two variants within each run and returns the median. Noise in a run affects both
   * alike.
   */
  compare(
    route: string,
    [a, b]: [Side['name'], Side['name']],
    figure: string,
    by: (one: number, other: number) => number,
  ): number | null {
    const others = this.of(route, b);
    const compared = this.of(route, a).map((figures, run) => {
      const [one, other] = [figures?.[figure], others[run]?.[figure]];
      return one === undefined || other === undefined ? undefined : by(one, other);
    });
    return spreadOf(compared)?.median ?? null;
  }

  private of = (route: string, side: Side['name']) => this.runs.get(keyOf(route, side)) ?? [];
}

const keyOf = (route: string, side: string) => `${route}, ${side}`;
