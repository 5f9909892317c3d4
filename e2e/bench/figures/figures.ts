/** Results of one measurement of a page. The keys are the names in `FIGURES`. Times are in ms. */
export type Figures = Record<string, number | undefined>;

export interface FigureDefinition {
  name: string;
  label: string;
  unit: 'kB' | 'ms' | '';
}

const ms = (name: string, text: string): FigureDefinition => ({ name, label: text, unit: 'ms' });
const kB = (name: string, text: string): FigureDefinition => ({ name, label: text, unit: 'kB' });
const count = (name: string, label: string): FigureDefinition => ({ name, label, unit: '' });

/** Definitions of all figures, in the order of the report's tables. */
export const FIGURES: FigureDefinition[] = [
  kB('js', 'JavaScript'),
  kB('bytes', 'all bytes'),
  count('requests', 'requests'),
  count('textRounds', 'rounds until text is painted'),
  count('pictureRounds', 'rounds until the largest part is painted'),
  count('rounds', 'rounds in all'),
  ms('fcp', 'first paint of content (FCP)'),
  ms('lcp', 'largest paint (LCP)'),
  count('cls', 'layout shift (CLS)'),
  ms('tbt', 'blocking time (TBT)'),
  ms('longestTask', 'longest task'),
  ms('longestScript', 'longest script'),
  ms('ownTbt', 'blocking time by the CPU clock'),
  ms('ownLongest', 'longest task by the CPU clock'),
  ms('ownWork', 'all tasks by the CPU clock'),
  ms('hydrated', 'hydrated'),
  ms('inp', 'adding to the basket (INP)'),
  ms('orderPlaced', 'placing an order'),
  count('orderCalls', 'calls while an order is placed'),
  ms('searchSlow', 'searching for an order'),
  ms('searchFast', 'unthrottled: searching for an order'),
  kB('warmBytes', 'again: all bytes'),
  count('warmRequests', 'again: requests'),
  ms('warmFcp', 'again: FCP'),
  ms('warmLcp', 'again: LCP'),
  ms('warmTbt', 'again: TBT'),
  ms('warmHydrated', 'again: hydrated'),
  ms('coldSlow', 'opening by a link'),
  ms('hintedSlow', 'opening by a hinted link'),
  ms('coldFast', 'unthrottled: opening by a link'),
  ms('hintedFast', 'unthrottled: opening by a hinted link'),
  count('performance', 'Lighthouse: performance'),
  count('accessibility', 'Lighthouse: accessibility'),
  count('best-practices', 'Lighthouse: best practices'),
  count('seo', 'Lighthouse: SEO'),
  ms('scoredFcp', 'Lighthouse: FCP'),
  ms('scoredLcp', 'Lighthouse: LCP'),
  ms('scoredTbt', 'Lighthouse: TBT'),
  count('scoredCls', 'Lighthouse: CLS'),
];
