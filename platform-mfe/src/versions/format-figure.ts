import type { FigureComparison } from 'contract/releases/versions';

export const figureLabels: Record<FigureComparison['figure'], string> = {
  failures: 'Failures per 1,000 loads',
  lcp: 'Largest contentful paint (LCP)',
  inp: 'Interaction to next paint (INP)',
  cls: 'Layout shift (CLS)',
  render: 'Render time of the server',
};

/** Formats a rate of failures, a time or a layout shift with its unit. */
export function formatFigure(figure: FigureComparison['figure'], value: number): string {
  if (figure === 'failures') return value.toFixed(1);
  return figure === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
}
