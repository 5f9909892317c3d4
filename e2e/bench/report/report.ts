import { cpus } from 'node:os';
import type { Side } from '../sides/sides.ts';
import { SLOW, SLOWDOWN } from '../browser/phone.ts';
import { FIGURES, type Shown } from '../figures/figures.ts';
import { marksTable } from './marks.ts';
import type { Results } from './results.ts';
import { numberText, textOf } from './spread.ts';

const SIDES: Side['name'][] = ['ours', 'one bundle', 'the page alone'];

interface Circumstances {
  runs: number;
  browser: string;
  lighthouse: string;
}

/** Returns the benchmark report for `docs` as Markdown. */
export function report(results: Results, routes: string[], about: Circumstances): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return `# Benchmark of the pages

\`npm run bench:web\`, ${about.browser}, Lighthouse ${about.lighthouse}, Node ${process.version}, ${machine}; medians
of ${about.runs}, with the least and the most in brackets.

- **Ours** is the shop as it is released; **one bundle** the same sources without federation, each room behind a dynamic
  import, rendered by the same server; **the page alone** the same HTML with its scripts missing. All come from the same
  server through the same front, in turns within each run. Before that each has been proved to run: hydrated, nothing on
  the console, able to put a product into the basket.
- The browser is a phone's (412 × 823 at 1.75; ${SLOW}). Bytes are those on the wire, compressed, headers
  included. A round is a file that had to come before the next one could be asked for. 'Again' is a second visit.
  Lighthouse is its own, for phones, with its own throttling.
- **By the thread's own clock**: what the page's main thread itself ran after the first paint, without throttling, times
  ${SLOWDOWN}. What else the machine does counts for nothing, so these hold on one that is shared; nor does waiting for
  the disk.
- Differences and ratios are the medians of those of each run.

## Marks

${marksTable(results, routes).join('\n')}

${routes.map((route) => `## ${capital(route)}\n\n${routeTable(results, route).join('\n')}`).join('\n\n')}
`;
}

function routeTable(results: Results, route: string): string[] {
  const titles = ['', ...SIDES, 'ours − one bundle', 'ours / one bundle', 'ours / the page alone'];
  const lines = FIGURES.flatMap((shown) => {
    const cells = SIDES.map((side) => textOf(results.spread(route, side, shown.name), shown.unit));
    if (cells.every((cell) => cell === '')) return [];
    const unit = shown.unit === '' ? '' : `, ${shown.unit}`;
    return [
      `| ${[shown.text + unit, ...cells, ...comparisons(results, route, shown)].join(' | ')} |`,
    ];
  });
  return [`| ${titles.join(' | ')} |`, `| ${titles.map(() => '---').join(' | ')} |`, ...lines];
}

function comparisons(results: Results, route: string, { name, unit }: Shown): string[] {
  const ratio = (side: Side['name']) =>
    results.compare(route, ['ours', side], name, (one, other) => one / other);
  const difference = results.compare(route, ['ours', 'one bundle'], name, (a, b) => a - b);
  return [
    difference === null ? '' : numberText(difference, unit),
    ...[ratio('one bundle'), ratio('the page alone')].map((value) =>
      value === null || !Number.isFinite(value) ? '' : value.toFixed(2),
    ),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
