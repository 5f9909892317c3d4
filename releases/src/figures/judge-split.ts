import type { FigureComparison } from './compare-figures.ts';
import type { ReleaseFigures } from './release-figures.ts';

type ComparedSplit = NonNullable<ReleaseFigures['split']>;

interface SplitVerdict {
  isHealthy: boolean;
  reason: string;
}

/**
 * Returns whether a split may go to all visitors. A healthy split has enough loads of every
 * package. No figure of a healthy split is certainly worse than the live version's figure.
 */
export function judgeSplit({ packages }: ComparedSplit): SplitVerdict {
  const findings = packages.flatMap(({ name, split, comparisons }) =>
    comparisons.flatMap((comparison) => {
      const finding = describeFault(comparison);
      return finding === null ? [] : [`${name} ${split}: ${finding}`];
    }),
  );
  if (findings.length > 0) return { isHealthy: false, reason: `${findings.join('; ')}.` };
  const unjudged = [
    ...new Set(
      packages.flatMap(({ comparisons }) =>
        comparisons.flatMap(({ verdict, figure }) => (verdict === 'too few' ? [figure] : [])),
      ),
    ),
  ];
  const remark = unjudged.length > 0 ? ` Too few samples of ${unjudged.join(', ')}.` : '';
  return { isHealthy: true, reason: `No figure is certainly worse than before.${remark}` };
}

function describeFault({ figure, verdict, live, split, difference }: FigureComparison) {
  if (verdict === 'worse' && difference !== null) {
    const [low, high] = [difference.low, difference.high].map((value) => value.toPrecision(3));
    return `${figure === 'failures' ? 'the rate of failures' : figure} is worse by ${low} to ${high}`;
  }
  if (figure === 'failures' && verdict === 'too few')
    return `too few loads (${split.samples} of the split, ${live.samples} of the live version)`;
  return null;
}
