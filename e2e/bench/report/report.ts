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

export function formatReport(results: Results, routes: string[], context: ReportContext): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return `# Benchmark of the pages

\`npm run bench:web\`, ${context.browser}, Lighthouse ${context.lighthouse}, Node ${process.version}, ${machine}; medians
of ${context.runs}, with the least and the most in brackets.

- **Ours** is the shop as it is released; **one bundle** the same sources without federation, each remote behind a dynamic
  import, rendered by the same server; **the page alone** the same HTML with its scripts missing. All come from the same
  server through the same front, in turns within each run. Before that each has been proved to run: hydrated, nothing on
  the console, able to put a product into the basket.
- The browser is a phone's (412 × 823 at 1.75; ${SLOWNESS_TEXT}). Bytes are those on the wire, compressed, headers
  included. A round is a file that had to come before the next one could be asked for. 'Again' is a second visit.
  Lighthouse is its own, for phones, with its own throttling.
- **By the thread's own clock**: what the page's main thread itself ran after the first paint, without throttling, times
  ${CPU_SLOWDOWN}. What else the machine does counts for nothing, so these hold on one that is shared; nor does waiting for
  the disk.
- Differences and ratios are the medians of those of each run.

## Marks

${formatTargets(results, routes).join('\n')}

${routes.map((route) => `## ${capitalise(route)}\n\n${formatRouteTable(results, route).join('\n')}`).join('\n\n')}
`;
}

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
