import type { ApiContext } from '../http/api-routes.ts';

/** A mail ready to be sent. */
export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** What a queued mail is to say: its kind, and as JSON what the letter of that kind needs to know. */
export interface MailJob {
  kind: string;
  [content: string]: unknown;
}

/** Makes the letter of a job when it is sent, from what the database says then. */
export type WriteLetter<Job extends MailJob> = (
  context: ApiContext,
  job: Job,
) => Letter | Promise<Letter>;

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
  return write(context, job as never);
}
