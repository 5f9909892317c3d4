import type { FigureComparison } from './compare-figures.ts';
import type { ReleaseFigures } from './release-figures.ts';

type ComparedSplit = NonNullable<ReleaseFigures['split']>;

interface SplitVerdict {
  decision: 'promote' | 'withdraw' | 'wait';
  reason: string;
}

/**
 * Decides whether a split may go to all visitors. A split is promoted if every package has enough
 * loads, and no figure is certainly worse than the live version's figure. Waits if failures are
 * more frequent but too few networks reported them, because one sender may have invented them.
 */
export function judgeSplit({ packages }: ComparedSplit): SplitVerdict {
  const findings = packages.flatMap(({ name, split, comparisons }) =>
    comparisons.flatMap((comparison) => {
      const finding = describeFault(comparison);
      return finding === null ? [] : [`${name} ${split}: ${finding}`];
    }),
  );
  if (findings.length > 0) return { decision: 'withdraw', reason: `${findings.join('; ')}.` };
  if (packages.some(({ comparisons }) => comparisons.some(hasUnconfirmedFailures)))
    return { decision: 'wait', reason: 'More failures, reported by too few networks.' };
  const unjudgedFigures = [
    ...new Set(
      packages.flatMap(({ comparisons }) =>
        comparisons.flatMap(({ verdict, figure }) => (verdict === 'too few' ? [figure] : [])),
      ),
    ),
  ];
  const remark =
    unjudgedFigures.length > 0 ? ` Too few samples of ${unjudgedFigures.join(', ')}.` : '';
  return { decision: 'promote', reason: `No figure is certainly worse than before.${remark}` };
}

const hasUnconfirmedFailures = ({ figure, verdict, difference }: FigureComparison): boolean =>
  figure === 'failures' && verdict === 'no clear difference' && (difference?.low ?? 0) > 0;

function describeFault({ figure, verdict, live, split, difference }: FigureComparison) {
  if (verdict === 'worse' && difference !== null) {
    const [low, high] = [difference.low, difference.high].map((value) => value.toPrecision(3));
    return `${figure === 'failures' ? 'the rate of failures' : figure} is worse by ${low} to ${high}`;
  }
  if (figure === 'failures' && verdict === 'too few')
    return `too few loads (${split.samples} of the split, ${live.samples} of the live version)`;
  return null;
}
