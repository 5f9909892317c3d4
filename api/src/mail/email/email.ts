import type { OrderOutline } from 'contract/orders/order-texts/outline';
import type { MailTopic } from 'contract/staff/failed-mails';
import type { ApiContext } from '../../http/api-routes.ts';
import { applyOpeningText } from './opening-text.ts';
import type { MailContent } from './content.ts';
import { renderLayout } from './layout/render-layout.ts';

/** A file that is attached to an email. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

interface Envelope {
  to: string;
  replyTo?: string;
  subject: string;
  /** Whether the email is an automatic reply. Auto-responders do not reply to such an email. */
  isAutomaticReply?: boolean;
  /** Part of the `Message-ID` before the '@'. Mails of the queue get one by their id and time. */
  messageId?: string;
  /** Message ids of the earlier mails of the conversation, oldest first. */
  references?: readonly string[];
  attachments?: readonly Attachment[];
}

export interface EmailDraft extends Envelope {
  content: MailContent;
}

export interface Email extends Envelope {
  text: string;
  html: string;
}

/** Data from which a template builds an email, stored as JSON. */
export interface MailJob {
  kind: string;
  [content: string]: unknown;
}

/**
 * Thrown by a template if nobody should get the email. The mail worker then marks the mail as sent
 * without sending it.
 */
export class NoRecipientError extends Error {}

/**
 * Thrown by a template if the mail's subject no longer holds, for example a reminder of a day that
 * was moved. The mail worker then deletes the mail. Its `once` name can be queued again.
 */
export class ObsoleteMailError extends Error {}

/** Declares a kind of mail. All lists of mails, at the desk too, are made from these declarations. */
export interface EmailTemplate<Job extends MailJob> {
  /** Name of the mail for staff. */
  title: string;
  /** Returns a more exact name than `title` for one mail about an order. */
  formatTitle?: (job: Job, order: OrderOutline) => string;
  /** Staff get invitations, and the owners of a release its alerts. The firm gets copies for its own work. */
  recipient: 'customer' | 'firm' | 'staff' | 'owners';
  about: MailTopic;
  /** Whether staff can replace the introduction. It is the part with `openingOf`. */
  hasEditableText: boolean;
  /** Builds the email just before it is sent, with the current data of the database. */
  build: (context: ApiContext, job: Job) => EmailDraft | Promise<EmailDraft>;
}

/**
 * Templates by job kind. The code that queues a kind of job is in the same folder as its template.
 */
export type EmailTemplates = Readonly<Record<string, EmailTemplate<never>>>;

/** Builds the email of a job. Rejects for an unknown kind. */
export async function renderEmail(
  templates: EmailTemplates,
  context: ApiContext,
  job: MailJob,
): Promise<Email> {
  const template = templates[job.kind];
  if (template === undefined)
    throw new Error(`There is no email template of the kind '${job.kind}'.`);
  // The cast is safe, because a template and the code that queues its job use the same type.
  const { content, ...envelope } = await template.build(context, job as never);
  // The e-mail address of an order is empty after the customer's data was erased.
  if (envelope.to === '') throw new NoRecipientError();
  const { shop } = context.config;
  const finalContent = template.hasEditableText
    ? await applyOpeningText({ db: context.db, shop }, job.kind, content)
    : content;
  return { ...envelope, ...(await renderLayout(shop, finalContent)) };
}
