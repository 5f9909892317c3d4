import { type Measures, rateOf } from './measure.ts';
import { names } from './subjects.ts';

/** A required result of the storefront at 50 connections. */
export interface Mark {
  what: string;
  measured: number;
  least: number;
  holds: boolean;
}

const CONNECTIONS = 50;

export function marksOf(measures: Measures): Mark[] {
  const against = (name: string) => measures.ratio(name, names.constant, CONNECTIONS, rateOf);
  const cpuMs = measures.middle(names.rendered, CONNECTIONS, (one) => one.cpuMs);
  return [
    mark('Kept page / constant body of the same size, answers a second', against(names.kept), 0.7),
    mark('304 / constant body, answers a second', against(names.unchanged), 0.8),
    mark('Pages rendered in a second of one core', 1000 / cpuMs, 60),
  ];
}

const mark = (what: string, measured: number, least: number): Mark => ({
  what,
  measured,
  least,
  holds: measured >= least,
});
