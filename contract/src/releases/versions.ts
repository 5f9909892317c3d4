import * as v from 'valibot';

/**
 * Responses of the storefront to staff about versions of packages, and requests to change the live
 * versions, at `/-/releases`. Tests of `edge` compare the responses with these schemas.
 */

const weightSchema = v.object({ bytes: v.number(), budget: v.number() });

const versionSchema = v.object({
  version: v.string(),
  state: v.picklist(['live', 'split', 'previewed', 'retained']),
  since: v.string(),
  by: v.string(),
  /** Time at which the version stopped being live, or null. */
  until: v.nullable(v.string()),
  commit: v.nullable(v.string()),
  seen: v.nullable(v.boolean()),
  notes: v.nullable(v.array(v.string())),
  weights: v.nullable(v.object({ js: weightSchema, css: weightSchema })),
  // A release service of an earlier version does not compare the weights.
  jsBytesBefore: v.optional(v.nullable(v.number()), null),
  /** Number of sent pages that load this version. */
  loads: v.number(),
  problem: v.nullable(v.string()),
  failing: v.nullable(
    v.object({
      kinds: v.array(v.string()),
      networks: v.number(),
      last: v.string(),
      error: v.optional(v.string()),
    }),
  ),
});

const packageSchema = v.object({
  name: v.string(),
  versions: v.array(versionSchema),
  changes: v.array(v.object({ at: v.string(), text: v.string(), why: v.string() })),
});

const estimateSchema = v.object({ value: v.nullable(v.number()), samples: v.number() });

/** `difference` is the split's value minus the live one's, with its interval of 95 %. */
const figureComparisonSchema = v.object({
  figure: v.picklist(['failures', 'lcp', 'inp', 'cls', 'render']),
  live: estimateSchema,
  split: estimateSchema,
  difference: v.nullable(v.object({ value: v.number(), low: v.number(), high: v.number() })),
  verdict: v.picklist(['worse', 'better', 'no clear difference', 'too few']),
});

const comparedPackageSchema = v.object({
  name: v.string(),
  live: v.string(),
  split: v.string(),
  comparisons: v.array(figureComparisonSchema),
});

/** `lastStatus` is the HTTP status of the last attempt, or null without a response. */
const webhookSchema = v.object({
  state: v.picklist(['waiting', 'delivered', 'gone', 'given up']),
  attempts: v.number(),
  lastStatus: v.nullable(v.number()),
  dueAt: v.string(),
});

const alertSchema = v.object({
  id: v.string(),
  at: v.string(),
  text: v.string(),
  reason: v.string(),
  owner: v.nullable(v.string()),
  webhook: v.nullable(webhookSchema),
  isMailed: v.boolean(),
});

export const releaseOverview = v.object({
  data: v.object({
    revision: v.number(),
    split: v.nullable(
      v.object({
        share: v.number(),
        since: v.string(),
        by: v.string(),
        names: v.array(v.string()),
        promoteAfter: v.optional(v.nullable(v.string()), null),
        // A release service of an earlier version sends no reason.
        why: v.optional(v.string(), ''),
      }),
    ),
    packages: v.array(packageSchema),
    // A release service of an earlier version sends no figures.
    comparison: v.optional(
      v.nullable(v.object({ at: v.string(), packages: v.array(comparedPackageSchema) })),
      null,
    ),
    // A release service of an earlier version sends no alerts.
    alerts: v.optional(v.array(alertSchema), []),
    links: v.array(v.object({ from: v.string(), to: v.string(), what: v.string() })),
  }),
});

const namesSchema = v.object({ added: v.array(v.string()), removed: v.array(v.string()) });
const sizesSchema = v.nullable(
  v.array(v.object({ name: v.string(), before: v.number(), after: v.number() })),
);

export const releaseDifferences = v.object({
  data: v.object({
    offered: namesSchema,
    used: namesSchema,
    routes: namesSchema,
    needed: namesSchema,
    modules: sizesSchema,
    libraries: sizesSchema,
  }),
});

export const dailyFigures = v.object({
  data: v.object({
    /** Null before the first figures. */
    at: v.nullable(v.string()),
    days: v.array(
      v.object({
        day: v.string(),
        version: v.string(),
        loads: v.number(),
        failures: v.number(),
        lcp: estimateSchema,
        inp: estimateSchema,
        cls: estimateSchema,
        render: estimateSchema,
      }),
    ),
  }),
});

export type ReleaseOverview = v.InferOutput<typeof releaseOverview>['data'];
export type ComparedPackage = v.InferOutput<typeof comparedPackageSchema>;
export type FigureComparison = v.InferOutput<typeof figureComparisonSchema>;
export type DailyFigures = v.InferOutput<typeof dailyFigures>['data'];
export type DayFigures = DailyFigures['days'][number];
export type OwnerAlert = ReleaseOverview['alerts'][number];
export type ReleasePackage = v.InferOutput<typeof packageSchema>;
export type ReleaseVersion = v.InferOutput<typeof versionSchema>;
export type PackageLink = ReleaseOverview['links'][number];
export type ReleaseDifferences = v.InferOutput<typeof releaseDifferences>['data'];
export type NameChanges = v.InferOutput<typeof namesSchema>;

/** A change of the live versions. `edge` checks the permission and makes the change. */
export type ReleaseChange =
  | { what: 'promote' }
  | { what: 'withdraw'; names: string[] }
  | { what: 'rollback'; names: string[]; to?: string }
  | { what: 'split'; versions: Record<string, string>; share: number }
  | { what: 'release'; versions: Record<string, string> };

/** Body of POST /-/releases/changes. */
export type ReleaseChangeRequest = ReleaseChange & {
  /** UUID of the change. A repeated request changes nothing. */
  key: string;
  /** Revision of the overview that the user saw. */
  revision: number;
  reason: string;
};

const previewableVersion = v.object({
  version: v.string(),
  state: v.picklist(['live', 'split', 'kept']),
  /** Time at which the version got its current state, in ISO 8601. */
  since: v.string(),
  by: v.string(),
});

export type PreviewableVersion = v.InferOutput<typeof previewableVersion>;

const packageVersions = v.object({ name: v.string(), versions: v.array(previewableVersion) });

/** A package with its versions. The first version is live. */
export type PackageVersions = v.InferOutput<typeof packageVersions>;

/** Response to `/-/versions`. */
export const previewableVersionsSchema = v.object({ data: v.array(packageVersions) });
