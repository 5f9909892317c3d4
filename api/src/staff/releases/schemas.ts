import { type Static, Type } from 'typebox';
import { optionalReason, reason } from '../../http/fields.ts';

const releaseChanges = ['promote', 'withdraw', 'rollback', 'split', 'release'] as const;

const commonFields = {
  key: Type.String({
    pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
    description: 'Identifies the change, so that a repeated call is recorded once.',
  }),
  versions: Type.Array(Type.String({ minLength: 1, maxLength: 110 }), {
    maxItems: 60,
    description: "Packages with their versions, such as 'catalog 1.2.0-3f9c2a1b'.",
  }),
};

export const ReleaseChangeBody = Type.Object({
  ...commonFields,
  what: Type.Union(releaseChanges.map((what) => Type.Literal(what))),
  share: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
  reason,
});

export const PreviewBody = Type.Object({ ...commonFields, reason: optionalReason });

export const ReleaseRequestResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({ by: Type.String({ description: 'Name for the history of releases.' }) }),
});

export type ReleaseRequest = Omit<Static<typeof ReleaseChangeBody>, 'what'> & {
  what: (typeof releaseChanges)[number] | 'preview';
};
