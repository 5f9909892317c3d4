import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import {
  integer,
  MAX_ID,
  optionalDay,
  pageSize,
  programText,
  time,
  typedText,
} from '../calls/wire.ts';

/** Calls of owners that read the audit log. */

const values = v.nullable(v.record(v.string(), v.unknown()));

const auditEntry = v.object({
  id: integer,
  at: time,
  /** E-mail of the staff member at the time of the entry. */
  person: v.string(),
  action: v.string(),
  subjectkind: v.string(),
  subjectid: v.string(),
  /** Name of what the entry is about, such as 'Draft ‘Spring prices’', or ''. */
  subjectname: v.string(),
  before: values,
  after: values,
  reason: v.string(),
});

export type AuditEntry = v.InferOutput<typeof auditEntry>;

export const listAuditActions = declareCall({
  method: 'GET',
  path: 'staff/audit/actions',
  access: 'audit',
  summary: 'The actions that occur in the audit log',
  response: dataResponse(v.array(v.string())),
});

/** A POST request, because URLs are logged and a filter may contain names. */
export const searchAudit = declareCall({
  method: 'POST',
  path: 'staff/audit/search',
  access: 'audit',
  summary: 'Entries of the audit log, the newest first',
  /** Empty fields do not filter. */
  body: v.object({
    person: v.optional(typedText('email', 'Person', 254)),
    action: v.optional(programText(100)),
    subjectkind: v.optional(programText(50)),
    subjectid: v.optional(typedText('code', 'Number', 254)),
    from: v.optional(optionalDay('From')),
    to: v.optional(optionalDay('To')),
    after: v.optional(v.pipe(integer, v.metadata({ minimum: 1, maximum: MAX_ID }))),
    size: pageSize,
  }),
  /** `next` is the key of the next page, or null after the last one. */
  response: v.object({ data: v.array(auditEntry), next: v.nullable(integer) }),
});
