import {
  type InferOutput,
  array,
  isoTimestamp,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import type { StoredDocument } from '../store/compare-and-swap-document.ts';
import { parseJson } from '../store/parse-json.ts';
import { HISTOGRAMS } from './figure-scale.ts';

const timestampSchema = pipe(string(), isoTimestamp());

/** `value` is null without samples. */
const estimateSchema = object({ value: nullable(number()), samples: number() });

const comparisonSchema = object({
  figure: picklist(['failures', ...HISTOGRAMS]),
  live: estimateSchema,
  split: estimateSchema,
  difference: nullable(object({ value: number(), low: number(), high: number() })),
  verdict: picklist(['worse', 'better', 'no clear difference', 'too few']),
});

/** A figure of a live version (`now`) and of the version that it replaced (`before`). */
const changeSchema = object({
  figure: comparisonSchema.entries.figure,
  difference: comparisonSchema.entries.difference,
  before: estimateSchema,
  now: estimateSchema,
});

export const summarySchema = object({
  loads: number(),
  failures: number(),
  /** 75th percentiles: LCP, INP and render time in ms. */
  lcp: estimateSchema,
  inp: estimateSchema,
  cls: estimateSchema,
  render: estimateSchema,
});

const figuresSchema = object({
  at: timestampSchema,
  /** Figures of the last 24 hours by release folder, such as 'basket/1.4.0'. */
  lastDay: record(string(), summarySchema),
  /**
   * Figures of the live versions and of the versions that they replaced, all of the last 24 hours.
   */
  afterRelease: optional(
    array(
      object({
        name: string(),
        former: string(),
        live: string(),
        changes: array(changeSchema),
      }),
    ),
    [],
  ),
  /** Figures of a split since it began, or null. */
  split: nullable(
    object({
      id: string(),
      since: timestampSchema,
      packages: array(
        object({
          name: string(),
          live: string(),
          split: string(),
          comparisons: array(comparisonSchema),
        }),
      ),
    }),
  ),
});

export type FiguresSummary = InferOutput<typeof summarySchema>;

/** The latest figures. The backend's database has the figures of the last 30 days. */
export type ReleaseFigures = InferOutput<typeof figuresSchema>;

/** Document in the release store, so that `npm run status` can read the figures on any machine. */
export const releaseFiguresDocument: StoredDocument<{ figures: ReleaseFigures | null }> = {
  key: 'release-figures.json',
  empty: { figures: null },
  parse({ body }) {
    // A damaged document counts as empty, and the next write replaces it.
    const { success, output } = safeParse(object({ figures: figuresSchema }), parseJson(body));
    return success ? output : { figures: null };
  },
};
