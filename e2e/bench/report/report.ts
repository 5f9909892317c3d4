import { cpus } from 'node:os';
import type { Variant } from '../variants/variants.ts';
import { SLOWNESS_TEXT, CPU_SLOWDOWN } from '../browser/phone.ts';
import { FIGURES, type FigureDefinition } from '../figures/figures.ts';
import { formatTargets } from './targets.ts';
import type { Results } from './results.ts';
import { formatNumber, formatSpread } from './spread.ts';

const VARIANT_NAMES: Variant['name'][] = ['ours', 'one bundle', 'the page alone'];

interface ReportContext {
  runs: number;
  browser: string;
  lighthouse: string;
}

/** Returns the summary, which links to the file of `formatRouteTables`. */
export function formatReport(results: Results, routes: string[], context: ReportContext): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return `# Benchmark of the pages

Written by \`npm run bench:web\` with ${context.browser}, Lighthouse ${context.lighthouse} and Node ${process.version}, on
${machine}. Medians of ${context.runs}, with the smallest and the largest value in brackets.

- **Ours** is the released shop. **One bundle** has the same sources without federation: each remote is a dynamic import, and the
  same server renders it. **The page alone** is the same HTML without scripts. One server serves all three in turns within each run.
- Before the measurement, the benchmark saw that each variant works. Pages show their content and log nothing to the console. Variants
  with scripts hydrate, and add a product to the basket.
- The browser is a phone (412 × 823 at 1.75; ${SLOWNESS_TEXT}). Bytes are compressed and include headers. A round is a file that
  had to arrive before the browser could request the next one. 'Again' is a second visit. Lighthouse uses its own phone.
- **By the CPU clock**: the CPU time of the page's main thread after the first paint, without throttling, times
  ${CPU_SLOWDOWN}. It excludes the work of other processes and waits for the disk.
- **By a hinted link**: the visitor's pointer was on the link before the click, so the next page was prefetched.
- **Placing an order**: from the press of the button until the order's number is painted, for two lines and an add-on to be collected.
- **Desk** is the list of orders, with a hundred orders. **Searching for an order**: from the last letter of a customer's e-mail address until
  the only order is painted, of which the pause for further letters is 300 ms.
- Differences and ratios are medians of those of each run.

## Marks

${formatTargets(results, routes).join('\n')}

[All figures of each page](web-benchmark-pages.md)
`;
}

export const formatRouteTables = (
  results: Results,
  routes: string[],
): string => `# Figures of each page

Written by \`npm run bench:web\`. The [summary](web-benchmark.md) says how they are measured.

${routes.map((route) => `## ${capitalise(route)}\n\n${formatRouteTable(results, route).join('\n')}`).join('\n\n')}
`;

function formatRouteTable(results: Results, route: string): string[] {
  const columnTitles = [
    '',
    ...VARIANT_NAMES,
    'ours − one bundle',
    'ours / one bundle',
    'ours / the page alone',
  ];
  const lines = FIGURES.flatMap((figure) => {
    const cells = VARIANT_NAMES.map((variantName) =>
      formatSpread(results.computeSpread(route, variantName, figure.name), figure.unit),
    );
    if (cells.every((cell) => cell === '')) return [];
    const unit = figure.unit === '' ? '' : `, ${figure.unit}`;
    return [
      `| ${[figure.label + unit, ...cells, ...formatComparisons(results, route, figure)].join(' | ')} |`,
    ];
  });
  return [
    `| ${columnTitles.join(' | ')} |`,
    `| ${columnTitles.map(() => '---').join(' | ')} |`,
    ...lines,
  ];
}

function formatComparisons(
  results: Results,
  route: string,
  { name, unit }: FigureDefinition,
): string[] {
  const computeRatio = (variantName: Variant['name']) =>
    results.compare(route, ['ours', variantName], name, (first, second) => first / second);
  const difference = results.compare(route, ['ours', 'one bundle'], name, (a, b) => a - b);
  return [
    difference === null ? '' : formatNumber(difference, unit),
    ...[computeRatio('one bundle'), computeRatio('the page alone')].map((value) =>
      value === null || !Number.isFinite(value) ? '' : value.toFixed(2),
    ),
  ];
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
