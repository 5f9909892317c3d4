import { PACKAGE_NAME } from 'server/package-name';
import { type Static, Type } from 'typebox';
import { Day } from '../schedule/schedule.ts';

/** Largest number of entries in one call. A shop has few live and split versions. */
const MAX_ENTRIES = 100;

const SplitId = Type.String({
  pattern: '^[0-9A-Za-z-]{1,64}$',
  description: 'Id of the split during which the shop counted.',
});

const Counts = Type.Record(
  Type.String({ pattern: '^(loads|failures|failingNetworks|(lcp|inp|cls|render)\\.\\d{1,2})$' }),
  Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  { additionalProperties: false, maxProperties: 300 },
);

const Figures = Type.Object({
  remote: Type.String({ pattern: PACKAGE_NAME.source }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
  assigned: Type.Boolean(),
  split: Type.Optional(SplitId),
  counts: Counts,
});

export const FiguresBody = Type.Object({ figures: Type.Array(Figures, { maxItems: MAX_ENTRIES }) });

export const FiguresQuery = Type.Object({
  since: Type.String({
    format: 'date-time',
    description: 'The sums begin with the hour of this time.',
  }),
  split: Type.Optional(SplitId),
});

export const DaysQuery = Type.Object({
  since: { ...Day, description: 'First day, in London.' },
});

export const DaysResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      day: Type.String(),
      remote: Type.String(),
      version: Type.String(),
      counts: Type.Record(Type.String(), Type.Integer()),
    }),
  ),
});

export const FiguresResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      assigned: Type.Boolean(),
      counts: Type.Record(Type.String(), Type.Integer()),
    }),
  ),
});

export type DayFigures = Static<typeof DaysResponse>['data'][number];

export type ReleaseFigures = Static<typeof Figures>;
