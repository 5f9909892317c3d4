import type { ApiContext } from '../http/api-routes.ts';
import type { MailContent } from './content.ts';
import { layOut } from './layout/lay-out.ts';

/** Recipient and subject of an email. */
interface Envelope {
  to: string;
  replyTo?: string;
  subject: string;
  /** Whether the email is an automatic reply. Auto-responders then do not reply to it. */
  isAutomaticAnswer?: boolean;
}

/** An email with content that is not rendered yet. */
export interface Draft extends Envelope {
  content: MailContent;
}

/** A rendered email, ready to be sent. */
export interface Letter extends Envelope {
  text: string;
  html: string;
}

/** A queued email: its kind and the data that its template needs, as JSON. */
export interface MailJob {
  kind: string;
  [content: string]: unknown;
}

/** Thrown by a template if nobody should get the email. The mail worker then drops the job. */
export class NobodyToWriteTo extends Error {}

/** Builds the email of a job shortly before it is sent, with the current data of the database. */
export type WriteLetter<Job extends MailJob> = (
  context: ApiContext,
  job: Job,
) => Draft | Promise<Draft>;

/** Email templates by job kind. The folder that queues a job also has its template. */
export type Letters = Readonly<Record<string, WriteLetter<never>>>;

/** Builds and renders the email of a queued job. Rejects for an unknown kind. */
export async function writeLetter(
  letters: Letters,
  context: ApiContext,
  job: MailJob,
): Promise<Letter> {
  const write = letters[job.kind];
  if (write === undefined) throw new Error(`There is no email template of the kind '${job.kind}'.`);
  // The code that queued the job belongs to the template, so the JSON has the right type.
  const { content, ...envelope } = await write(context, job as never);
  // An order has no e-mail after its customer's account was erased.
  if (envelope.to === '') throw new NobodyToWriteTo();
  return { ...envelope, ...(await layOut(context.config.shop, content)) };
}
