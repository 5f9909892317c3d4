import {
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import type { LiveReleases } from 'releases/live-releases';

const MAX_MS = 60_000;
const MAX_SHIFT = 10;

const duration = pipe(number(), minValue(0), maxValue(MAX_MS));

const reportSchema = strictObject({
  room: pipe(string(), maxLength(60)),
  version: pipe(string(), maxLength(100)),
  /** Pattern of the page's route, such as `/product/:slug`. */
  route: pipe(string(), maxLength(200)),
  /** Largest contentful paint and interaction to next paint, in ms. */
  lcp: optional(duration),
  inp: optional(duration),
  /** Cumulative layout shift. */
  cls: optional(pipe(number(), minValue(0), maxValue(MAX_SHIFT))),
});

/** Web vitals of one page load, without anything about the visitor. */
export type VitalsReport = InferOutput<typeof reportSchema>;

/** Returns null if the body is not a report of web vitals. */
export function parseVitalsReport(body: unknown): VitalsReport | null {
  const { success, output } = safeParse(reportSchema, body);
  return success ? output : null;
}

/**
 * Returns whether the remote's version is live and has the route, so that invented reports cannot
 * create metric labels.
 */
export const isLivePage = (
  { registry }: Pick<LiveReleases, 'registry'>,
  { room: remote, version, route }: VitalsReport,
): boolean => {
  const release = Object.hasOwn(registry.microFrontends, remote)
    ? registry.microFrontends[remote]?.[0]
    : undefined;
  return (
    release?.metadata.version === version &&
    release.extras.routes.some(({ path }) => path === route)
  );
};
