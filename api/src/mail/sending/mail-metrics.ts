import { sql } from 'drizzle-orm';
import { createLabelCounter } from 'server/metrics';
import { type Db, queryRows } from '../../db/db.ts';
import { MAX_ATTEMPTS } from '../queue/due-mails.ts';
import { mails } from '../queue/tables.ts';

export const countMailAttempt = createLabelCounter(
  {
    name: 'shop_mail_attempts_total',
    help: 'Attempts to send a mail, by result.',
  },
  'result',
  ['sent', 'failed'],
);

export interface MailFigures {
  /** Mails that are still to be sent, and the age of the oldest in seconds. */
  waiting: number;
  oldestSeconds: number;
  /**
   * Mails whose last attempt failed. `givenUp` counts the mails that are not tried again. Neither
   * counts a mail that staff set aside, which has no error any more.
   */
  failed: number;
  givenUp: number;
}

/** Reads only unsent mails, for which there is an index. */
export async function readMailFigures(db: Db): Promise<MailFigures> {
  const [figures] = await queryRows<MailFigures>(
    db,
    sql`select
      (count(*) filter (where attempts < ${MAX_ATTEMPTS}))::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where attempts < ${MAX_ATTEMPTS})), 0)::float8
        as "oldestSeconds",
      (count(*) filter (where last_error is not null))::int as failed,
      (count(*) filter (where attempts >= ${MAX_ATTEMPTS} and last_error is not null))::int as "givenUp"
      from ${mails} where sent_at is null`,
  );
  return figures ?? { waiting: 0, oldestSeconds: 0, failed: 0, givenUp: 0 };
}
