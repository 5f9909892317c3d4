import * as v from 'valibot';
import { declareCall, emptyResponse } from '../calls/call.ts';
import { id, integer, pageSize, time } from '../calls/wire.ts';

/** Calls about the mails that could not be sent. */

/** Subjects of the shop's mails. */
const mailTopics = ['order', 'quote', 'account', 'message', 'colleague', 'release'] as const;

export type MailTopic = (typeof mailTopics)[number];

const failedMail = v.object({
  id: integer,
  kind: v.string(),
  /** Name of the mail for staff. */
  title: v.string(),
  about: v.picklist(mailTopics),
  /** Number of the order that the mail is about, or ''. */
  orderno: v.string(),
  to: v.string(),
  /** Text of the mail server. */
  reason: v.string(),
  attempts: integer,
  /** Whether the shop no longer sends the mail automatically. */
  givenup: v.boolean(),
  queuedat: time,
});

export type FailedMail = v.InferOutput<typeof failedMail>;

export const listFailedMails = declareCall({
  method: 'GET',
  path: 'staff/mails',
  access: 'orders',
  summary: 'The mails that could not be sent, the newest first',
  query: v.object({ after: v.optional(id), size: pageSize }),
  /** `next` is the key of the next page, or null after the last one. */
  response: v.object({ data: v.array(failedMail), next: v.nullable(v.string()) }),
});

export const sendMailAgain = declareCall({
  method: 'POST',
  path: 'staff/mails/{id}/send',
  access: 'orders',
  summary: 'Sends a failed mail again',
  params: v.object({ id }),
  response: emptyResponse,
});

export const setMailAside = declareCall({
  method: 'POST',
  path: 'staff/mails/{id}/set-aside',
  access: 'orders',
  summary: 'Takes a mail that was given up off the list, without sending it',
  params: v.object({ id }),
  response: emptyResponse,
});
