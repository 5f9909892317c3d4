import { declareCall, emptyResponse } from 'contract/calls/call';
import { day, time } from 'contract/calls/wire';
import { dayFigures, versionFigures } from 'contract/releases/release-figures';
import { PACKAGE_NAME } from 'server/package-name';
import * as v from 'valibot';

/** Calls that only `edge` makes, with the page server's key. */

const access = 'page server';

/** Largest number of entries in one call. A shop has few live and split versions. */
const MAX_ENTRIES = 100;

/** Id of the split during which the shop counted. */
const splitId = v.pipe(v.string(), v.metadata({ pattern: '^[0-9A-Za-z-]{1,64}$' }));

const counts = v.pipe(
  v.record(v.string(), v.number()),
  v.metadata({
    patternProperties: {
      '^(loads|failures|failingNetworks|(lcp|inp|cls|render)\\.\\d{1,2})$': {
        type: 'integer',
        minimum: 0,
        maximum: 1_000_000_000,
      },
    },
    additionalProperties: false,
    maxProperties: 300,
  }),
);

const figures = v.object({
  remote: v.pipe(v.string(), v.metadata({ pattern: PACKAGE_NAME.source })),
  version: v.pipe(v.string(), v.metadata({ pattern: '^[0-9A-Za-z.+-]{1,64}$' })),
  assigned: v.boolean(),
  split: v.optional(splitId),
  counts,
});

export type ReleaseFigures = v.InferOutput<typeof figures>;
export type DayFigures = v.InferOutput<typeof dayFigures>['data'][number];

export const storeFigures = declareCall({
  method: 'POST',
  path: 'release-figures',
  access,
  summary: 'Adds counts to those of the current hour and of a split',
  body: v.object({
    figures: v.pipe(v.array(figures), v.metadata({ maxItems: MAX_ENTRIES })),
  }),
  response: emptyResponse,
});

export const getFigures = declareCall({
  method: 'GET',
  path: 'release-figures',
  access,
  summary: 'The counts of each version since a time, or during a split',
  query: v.object({
    /** The sums begin with the hour of this time. */
    since: time,
    split: v.optional(splitId),
  }),
  response: versionFigures,
});

export const getDays = declareCall({
  method: 'GET',
  path: 'release-figures/days',
  access,
  summary: 'The counts of each version on each day',
  /** First day, in London. */
  query: v.object({ since: day }),
  response: dayFigures,
});
