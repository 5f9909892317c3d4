import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

const values = v.nullable(v.record(v.string(), v.unknown()));

/** An entry of the audit log. */
export const auditEntrySchema = v.object({
  id,
  at: v.string(),
  person: text,
  action: text,
  subjectkind: text,
  subjectid: text,
  /** Name or e-mail of the person whom the entry is about, or ''. */
  subjectname: text,
  before: values,
  after: values,
  reason: text,
});

export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Key of the next page, or null after the last one. */
export const nextAuditPageSchema = v.object({ next: v.nullable(v.number()) });

/** Body of POST staff/audit/search. Empty fields do not filter. */
export const auditSearchRequest = v.object({
  person: v.string(),
  action: v.string(),
  subjectkind: v.string(),
  subjectid: v.string(),
  from: v.string(),
  to: v.string(),
  after: v.optional(v.number()),
  size: v.number(),
});

export type AuditSearchRequest = v.InferInput<typeof auditSearchRequest>;
