import type { ApiContext } from '../http/api-routes.ts';
import type { MailContent } from './content.ts';
import { layOut } from './layout/lay-out.ts';

/** To whom a mail goes, and under which subject. */
interface Envelope {
  to: string;
  replyTo?: string;
  subject: string;
  /** Nobody wrote it, it answers what came: programs that answer by themselves leave it alone. */
  isAutomaticAnswer?: boolean;
}

/** A mail as whoever writes it gives it: the layout is the same for all. */
export interface Draft extends Envelope {
  content: MailContent;
}

/** A mail ready to be sent. */
export interface Letter extends Envelope {
  text: string;
  html: string;
}

/** What a queued mail is to say: its kind, and as JSON what the letter of that kind needs to know. */
export interface MailJob {
  kind: string;
  [content: string]: unknown;
}

/** Thrown by who makes a letter where nobody is to get one after all: the mail is done with. */
export class NobodyToWriteTo extends Error {}

/** Says what the letter of a job is when it is sent, from what the database says then. */
export type WriteLetter<Job extends MailJob> = (
  context: ApiContext,
  job: Job,
) => Draft | Promise<Draft>;

/** Who makes the letters, by the kind of job: each kind is known to the folder that queues it. */
export type Letters = Readonly<Record<string, WriteLetter<never>>>;

/** Makes the letter of a job that was queued. Rejects for a kind that nobody makes letters of. */
export async function writeLetter(
  letters: Letters,
  context: ApiContext,
  job: MailJob,
): Promise<Letter> {
  const write = letters[job.kind];
  if (write === undefined) throw new Error(`There is no letter of the kind ${job.kind}.`);
  // Who makes a kind of letter also queued the job: the JSON is theirs.
  const { content, ...envelope } = await write(context, job as never);
  // An order whose customer was erased has no address any more.
  if (envelope.to === '') throw new NobodyToWriteTo();
  return { ...envelope, ...(await layOut(context.config.shop, content)) };
}
