import { createBoundedHistogram } from 'server/metrics/bounded-series';
import type { VitalsReport } from './vitals-report.ts';

/** Largest number of combinations of remote, version and route with their own label values. */
const MAX_SERIES = 200;

const labelNames = ['remote', 'version', 'route'];

/**
 * The buckets of each histogram include Google's limits. LCP, INP and CLS are 'good' up to 2.5 s,
 * 0.2 s and 0.1, and 'poor' above 4 s, 0.5 s and 0.25.
 */
const observeLcp = createBoundedHistogram(
  {
    name: 'shop_web_vital_lcp_seconds',
    help: 'Largest contentful paint, as a share of the browsers reports it.',
    labelNames,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  MAX_SERIES,
);

const observeInp = createBoundedHistogram(
  {
    name: 'shop_web_vital_inp_seconds',
    help: 'Interaction to next paint, as a share of the browsers reports it.',
    labelNames,
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  },
  MAX_SERIES,
);

const observeCls = createBoundedHistogram(
  {
    name: 'shop_web_vital_cls',
    help: 'Cumulative layout shift, as a share of the browsers reports it.',
    labelNames,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  MAX_SERIES,
);

const MS_PER_SECOND = 1000;

export function recordVitals({ room: remote, version, route, lcp, inp, cls }: VitalsReport): void {
  const labels = { remote, version, route };
  if (lcp !== undefined) observeLcp(labels, lcp / MS_PER_SECOND);
  if (inp !== undefined) observeInp(labels, inp / MS_PER_SECOND);
  if (cls !== undefined) observeCls(labels, cls);
}
