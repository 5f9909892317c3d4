import {
  type InferOutput,
  array,
  isoDate,
  isoTimestamp,
  object,
  pipe,
  safeParse,
  string,
} from 'valibot';
import type { StoredDocument } from '../store/compare-and-swap-document.ts';
import { parseJson } from '../store/parse-json.ts';
import { summarize } from './describe-figures.ts';
import type { FigureCounts } from './figure-scale.ts';
import { summarySchema } from './release-figures.ts';

/**
 * Number of days with figures, including today. The backend has no complete figures of earlier
 * days.
 */
const RETAINED_DAYS = 30;

const DAY_MS = 86_400_000;

const timestampSchema = pipe(string(), isoTimestamp());

const versionDaySchema = object({
  /** Day in London, such as '2026-03-03'. */
  day: pipe(string(), isoDate()),
  name: string(),
  version: string(),
  ...summarySchema.entries,
});

const daysSchema = object({ at: timestampSchema, days: array(versionDaySchema) });

/** Figures of one version on one day. */
export type VersionDay = InferOutput<typeof versionDaySchema>;

/** Figures of the last 30 days. `at` is the time up to which the figures are counted. */
export type ReleaseDays = InferOutput<typeof daysSchema>;

/** Sums of one version on one London day. */
export interface DayCounts {
  day: string;
  remote: string;
  version: string;
  counts: FigureCounts;
}

/** Document in the release store, so that every machine can read the figures by day. */
export const releaseDaysDocument: StoredDocument<{ figures: ReleaseDays | null }> = {
  key: 'release-days.json',
  empty: { figures: null },
  parse({ body }) {
    // A damaged document counts as empty, and the next write replaces it.
    const { success, output } = safeParse(object({ figures: daysSchema }), parseJson(body));
    return success ? output : { figures: null };
  },
};

/**
 * Returns the UTC day of a time. The UTC day is never after the London day, so at most one day too
 * many is read.
 */
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the first day that must be read again. Earlier days have ended, so the stored
 * figures of these days are complete.
 */
export const findFirstChangedDay = (formerDays: ReleaseDays | null, now = Date.now()): string =>
  toDay(
    formerDays === null ? now - (RETAINED_DAYS - 1) * DAY_MS : Date.parse(formerDays.at) - DAY_MS,
  );

/** Replaces the figures of `firstDay` and later days. Removes days that are too old. */
export function mergeDays(
  formerDays: ReleaseDays | null,
  firstDay: string,
  counts: readonly DayCounts[],
  now = Date.now(),
): ReleaseDays {
  const oldestDay = toDay(now - (RETAINED_DAYS - 1) * DAY_MS);
  const changedDays = counts.map(({ day, remote: name, version, counts: sums }) => ({
    day,
    name,
    version,
    ...summarize(sums),
  }));
  const finishedDays = (formerDays?.days ?? []).filter(({ day }) => day < firstDay);
  return {
    at: new Date(now).toISOString(),
    days: [...finishedDays, ...changedDays].filter(({ day }) => day >= oldestDay),
  };
}
