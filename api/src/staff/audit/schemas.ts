import { Type } from 'typebox';
import { MAX_ID } from 'contract/calls/wire';
import { text, typedText } from '../../http/fields.ts';
import { createOptionalDay } from '../../schedule/schedule.ts';

/**
 * Filters of a search. The filters are in the request's body, because URLs and logs must not
 * contain names of people.
 */
export const AuditSearchBody = Type.Object({
  person: Type.Optional(typedText('email', 'Person', 254)),
  action: Type.Optional(text(100)),
  subjectkind: Type.Optional(text(50)),
  subjectid: Type.Optional(typedText('code', 'Number', 254)),
  from: Type.Optional(createOptionalDay('From')),
  to: Type.Optional(createOptionalDay('To')),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

const Values = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

export const AuditSearchResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String({ format: 'date-time' }),
      person: Type.String({ description: 'E-mail of the staff member at the time of the entry.' }),
      action: Type.String(),
      subjectkind: Type.String(),
      subjectid: Type.String(),
      subjectname: Type.String({ description: 'Name or e-mail of a person, else empty.' }),
      before: Values,
      after: Values,
      reason: Type.String(),
    }),
  ),
  next: Type.Union([Type.Integer(), Type.Null()]),
});

export const AuditActionsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(Type.String()),
});
