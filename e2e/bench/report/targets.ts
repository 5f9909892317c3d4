import type { Results } from './results.ts';
import { formatNumber } from './spread.ts';

interface Target {
  label: string;
  goal: string;
  measure(results: Results, route: string): number | null;
  unit: 'kB' | 'ms' | '';
}

const subtract = (first: number, second: number) => first - second;
const divide = (first: number, second: number) => first / second;

const TARGETS: Target[] = [
  {
    label: 'JavaScript, ours minus one bundle, kB',
    goal: 'at most 25, better 15',
    measure: (results, route) => results.compare(route, ['ours', 'one bundle'], 'js', subtract),
    unit: 'kB',
  },
  createOwnTarget('JavaScript before interaction, kB', 'home: at most 130', 'js', 'kB'),
  createOwnTarget('rounds until text is painted', '0', 'textRounds', ''),
  createOwnTarget(
    'rounds until the largest part is painted',
    '1 for a picture',
    'pictureRounds',
    '',
  ),
  createTargetBesideStaticPage(
    'Lighthouse: LCP, ours / the page alone',
    'at most 1.1',
    'scoredLcp',
    divide,
    '',
  ),
  createTargetBesideStaticPage(
    'Lighthouse: blocking time, ours minus the page alone, ms',
    'at most 100',
    'scoredTbt',
    subtract,
    'ms',
  ),
  createTargetBesideStaticPage(
    'blocking time by the CPU clock, ours minus the page alone, ms',
    'at most 100',
    'ownTbt',
    subtract,
    'ms',
  ),
  createTargetBesideStaticPage(
    'Lighthouse: performance, ours minus the page alone',
    'at least -2',
    'performance',
    subtract,
    '',
  ),
  createOwnTarget('Lighthouse: accessibility', '100', 'accessibility', ''),
  createOwnTarget('Lighthouse: best practices', '100', 'best-practices', ''),
  createOwnTarget('Lighthouse: SEO', '100', 'seo', ''),
  createOwnTarget('adding to the basket (INP), ms', 'at most 100', 'inp', 'ms'),
  createOwnTarget('placing an order, throttled, ms', 'under 600', 'orderPlaced', 'ms'),
  createOwnTarget('calls while an order is placed', '1', 'orderCalls', ''),
  createOwnTarget('layout shift (CLS)', '0', 'cls', ''),
  createOwnTarget('longest script, ms', 'at most 100', 'longestScript', 'ms'),
  createOwnTarget('longest task by the CPU clock, ms', 'at most 100', 'ownLongest', 'ms'),
  createOwnTarget('opening by a hinted link, throttled, ms', 'under 150', 'hintedSlow', 'ms'),
  createOwnTarget('opening by a hinted link, unthrottled, ms', 'under 50', 'hintedFast', 'ms'),
];

/** Returns the lines of a Markdown table with a row for each target and a column for each route. */
export function formatTargets(results: Results, routes: string[]): string[] {
  const lines = TARGETS.flatMap(({ label, goal, measure, unit }) => {
    const values = routes.map((route) => measure(results, route));
    if (values.every((value) => value === null)) return [];
    const cells = values.map((value) => (value === null ? '' : formatNumber(value, unit)));
    return [`| ${[label, goal, ...cells].join(' | ')} |`];
  });
  const columnTitles = ['', 'mark', ...routes];
  return [
    `| ${columnTitles.join(' | ')} |`,
    `| ${columnTitles.map(() => '---').join(' | ')} |`,
    ...lines,
  ];
}

function createOwnTarget(
  what: string,
  reached: string,
  figure: string,
  unit: Target['unit'],
): Target {
  const measured: Target['measure'] = (results, route) =>
    results.computeSpread(route, 'ours', figure)?.median ?? null;
  return { label: what, goal: reached, measure: measured, unit };
}

/**
 * Creates a target that compares the shop's figure with the figure of the same page without
 * scripts.
 */
function createTargetBesideStaticPage(
  label: string,
  goal: string,
  figure: string,
  combine: typeof subtract,
  unit: Target['unit'],
): Target {
  const measure: Target['measure'] = (results, route) =>
    results.compare(route, ['ours', 'the page alone'], figure, combine);
  return { label, goal, measure, unit };
}
