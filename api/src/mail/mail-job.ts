import type { ApiContext } from '../http/api-routes.ts';
import type { Letter } from './letter.ts';

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
