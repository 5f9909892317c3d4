import type { ApiContext } from '../http/api-routes.ts';
import type { Letter } from './letter.ts';
import type { Letters, MailJob } from './mail-job.ts';

/** Makes the mail that was queued. Rejects for a kind that nobody makes letters of. */
export async function renderMail(
  letters: Letters,
  context: ApiContext,
  job: MailJob,
): Promise<Letter> {
  const write = letters[job.kind];
  if (write === undefined) throw new Error(`There is no letter of the kind ${job.kind}.`);
  // Who makes a kind of letter also queued the job: the JSON is theirs.
  return write(context, job as never);
}
