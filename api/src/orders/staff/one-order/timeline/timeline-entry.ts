import { Type, type Static } from 'typebox';

/** Kinds of timeline entries. `change` is a change of details or links by staff. */
export const timelineKinds = [
  'placed',
  'state',
  'day',
  'step',
  'mail',
  'note',
  'payment',
  'refund',
  'change',
] as const;

export const TimelineMail = Type.Object({
  id: Type.Integer(),
  status: Type.Enum(['waiting', 'retrying', 'sent', 'failed'] as const),
  to: Type.Enum(['customer', 'firm'] as const),
  error: Type.String({ description: "Last error of the mail server, or ''." }),
  attempts: Type.Integer(),
});

/** An event of an order, for staff. Unknown or missing texts are ''. */
export const TimelineEntry = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...timelineKinds]),
  title: Type.String(),
  text: Type.String(),
  reason: Type.String(),
  by: Type.String({ description: 'Name or e-mail of a staff member, else the cause in words.' }),
  at: Type.String({ format: 'date-time' }),
  mail: Type.Optional(TimelineMail),
  changes: Type.Optional(
    Type.Array(Type.Object({ label: Type.String(), before: Type.String(), after: Type.String() })),
  ),
});

export type TimelineEntryData = Static<typeof TimelineEntry>;

/** An entry in which texts may be missing. Missing texts become ''. */
export type NewEntry = Pick<TimelineEntryData, 'id' | 'kind' | 'title'> &
  Partial<Omit<TimelineEntryData, 'at'>> & { at: Date };
