import { parseArgs } from 'node:util';
import { type Route, routes } from './routes.ts';

export interface Options {
  routes: Route[];
  runs: number;
  enabledParts: { browser: boolean; lighthouse: boolean };
  /** Names of the routes that Lighthouse measures. */
  lighthouseRoutes: string[];
  /** Whether all routes and parts are measured. Only then is docs/web-benchmark.md written. */
  isFullRun: boolean;
}

/** Default number of runs. The median of five runs ignores an outlier. */
const RUNS = 5;

const USAGE =
  'npm run bench:web [-- --routes home,product] [--runs 5] [--only browser|lighthouse] [--lighthouse-routes home]';

/** Parses the command line. For invalid arguments, prints the usage and ends the process. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      routes: { type: 'string' },
      runs: { type: 'string', default: String(RUNS) },
      only: { type: 'string' },
      'lighthouse-routes': { type: 'string' },
    },
  });
  const { only } = values;
  const runs = Number(values.runs);
  const routeNames = values.routes?.split(',') ?? routes.map(({ name }) => name);
  const chosenRoutes = routes.filter(({ name }) => routeNames.includes(name));
  const lighthouseRoutes = values['lighthouse-routes']?.split(',') ?? routeNames;
  const isKnownPart = only === undefined || only === 'browser' || only === 'lighthouse';
  if (
    !isKnownPart ||
    chosenRoutes.length !== routeNames.length ||
    lighthouseRoutes.some((name) => !routeNames.includes(name)) ||
    !Number.isInteger(runs) ||
    runs < 1
  )
    exitWithUsage();
  return {
    routes: chosenRoutes,
    runs,
    lighthouseRoutes,
    enabledParts: { browser: only !== 'lighthouse', lighthouse: only !== 'browser' },
    isFullRun: only === undefined && values.routes === undefined,
  };
}

function exitWithUsage(): never {
  console.error(`${USAGE}\nRoutes: ${routes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
