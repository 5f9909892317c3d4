import type { Results } from './results.ts';
import { numberText } from './spread.ts';

interface Mark {
  what: string;
  reached: string;
  measured(results: Results, route: string): number | null;
  unit: 'kB' | 'ms' | '';
}

const minus = (one: number, other: number) => one - other;
const times = (one: number, other: number) => one / other;

/** Targets of the shop. */
const MARKS: Mark[] = [
  {
    what: 'JavaScript, ours minus one bundle, kB',
    reached: 'at most 25, better 15',
    measured: (results, route) => results.compare(route, ['ours', 'one bundle'], 'js', minus),
    unit: 'kB',
  },
  mine('JavaScript before interaction, kB', 'home: at most 130', 'js', 'kB'),
  mine('rounds until text is painted', '0', 'textRounds', ''),
  mine('rounds until the largest part is painted', '1 for a picture', 'pictureRounds', ''),
  besideAlone('Lighthouse: LCP, ours / the page alone', 'at most 1.1', 'scoredLcp', times, ''),
  besideAlone(
    'Lighthouse: blocking time, ours minus the page alone, ms',
    'at most 100',
    'scoredTbt',
    minus,
    'ms',
  ),
  besideAlone(
    'blocking time by the thread’s own clock, ours minus the page alone, ms',
    'at most 100',
    'ownTbt',
    minus,
    'ms',
  ),
  besideAlone(
    'Lighthouse: performance, ours minus the page alone',
    'at least -2',
    'performance',
    minus,
    '',
  ),
  mine('Lighthouse: accessibility', '100', 'accessibility', ''),
  mine('Lighthouse: best practices', '100', 'best-practices', ''),
  mine('Lighthouse: SEO', '100', 'seo', ''),
  mine('adding to the basket (INP), ms', 'at most 100', 'inp', 'ms'),
  mine('layout shift (CLS)', '0', 'cls', ''),
  mine('longest script, ms', 'at most 100', 'longestScript', 'ms'),
  mine('longest task by the thread’s own clock, ms', 'at most 100', 'ownLongest', 'ms'),
  mine('coming by a hinted link, throttled, ms', 'under 150', 'hintedSlow', 'ms'),
  mine('coming by a hinted link, unthrottled, ms', 'under 50', 'hintedFast', 'ms'),
];

/** Returns the lines of a table: each target with the results of each route. */
export function marksTable(results: Results, routes: string[]): string[] {
  const lines = MARKS.flatMap(({ what, reached, measured, unit }) => {
    const found = routes.map((route) => measured(results, route));
    if (found.every((value) => value === null)) return [];
    const cells = found.map((value) => (value === null ? '' : numberText(value, unit)));
    return [`| ${[what, reached, ...cells].join(' | ')} |`];
  });
  const titles = ['', 'mark', ...routes];
  return [`| ${titles.join(' | ')} |`, `| ${titles.map(() => '---').join(' | ')} |`, ...lines];
}

function mine(what: string, reached: string, figure: string, unit: Mark['unit']): Mark {
  const measured: Mark['measured'] = (results, route) =>
    results.spread(route, 'ours', figure)?.median ?? null;
  return { what, reached, measured, unit };
}

/** A target relative to the same page without scripts. */
function besideAlone(
  what: string,
  reached: string,
  figure: string,
  by: typeof minus,
  unit: Mark['unit'],
): Mark {
  const measured: Mark['measured'] = (results, route) =>
    results.compare(route, ['ours', 'the page alone'], figure, by);
  return { what, reached, measured, unit };
}
