import { parseArgs } from 'node:util';
import { type Route, routes } from './routes.ts';

export interface Options {
  routes: Route[];
  runs: number;
  /** The parts to measure. */
  measures: { browser: boolean; lighthouse: boolean };
  /** Whether this is a full run, after which the page in `docs` can be written. */
  isWhole: boolean;
}

/** Enough runs for a median that one outlier does not change. */
const RUNS = 5;

const USAGE = 'npm run bench:web [-- --routes home,product] [--runs 5] [--only browser|lighthouse]';

/** Parses the command line. On an error prints the usage and ends the process. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      routes: { type: 'string' },
      runs: { type: 'string', default: String(RUNS) },
      only: { type: 'string' },
    },
  });
  const { only } = values;
  const runs = Number(values.runs);
  const wanted = values.routes?.split(',') ?? routes.map(({ name }) => name);
  const found = routes.filter(({ name }) => wanted.includes(name));
  const isKnown = only === undefined || only === 'browser' || only === 'lighthouse';
  if (!isKnown || found.length !== wanted.length || !Number.isInteger(runs) || runs < 1) refuse();
  return {
    routes: found,
    runs,
    measures: { browser: only !== 'lighthouse', lighthouse: only !== 'browser' },
    isWhole: only === undefined && values.routes === undefined,
  };
}

function refuse(): never {
  console.error(`${USAGE}\nRoutes: ${routes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
