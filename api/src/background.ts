import type { FastifyBaseLogger } from 'fastify';
import { releaseUnconfirmed } from './calendar/release-unconfirmed.ts';
import { isStoringOrders } from './orders/placement/order-turns.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import { letters } from './letters.ts';
import { lockMailSender } from './mail/mail-sender.ts';
import { MailWorker } from './mail/mail-worker.ts';
import { mailTransport } from './mail/transport.ts';
import { sweepPayments } from './payments/sweep.ts';
import { repeat } from './repeat.ts';
import { deleteEnded } from './retention/delete-ended.ts';

/** Pause between two runs of the deletion of old data, in ms. */
const CLEAN_UP_EVERY = 10 * 60_000;

/** Pause between two polls of the mail queue, in ms. */
const MAIL_EVERY = 1_000;

/** Pause between two runs that check unfinished payments and unconfirmed bookings, in ms. */
const SWEEP_EVERY = 60_000;

/** Starts the background jobs of the backend. `stop` resolves after all of them have ended. */
export function startBackground(
  config: Config,
  db: Db,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const transport = mailTransport(config);
  const sender = lockMailSender(config.dataDir);
  const mails = new MailWorker({
    config,
    db,
    letters,
    transport,
    log,
    sender: sender.name,
    isBusy: isStoringOrders,
  });
  const jobs = [
    repeat('clean-up', CLEAN_UP_EVERY, log, () => deleteEnded(db)),
    repeat('mail', MAIL_EVERY, log, () => mails.look()),
    repeat('payment-sweep', SWEEP_EVERY, log, (signal) =>
      sweepPayments({ config, db }, log, { signal }),
    ),
    repeat('calendar', SWEEP_EVERY, log, (signal) => releaseUnconfirmed(db, signal)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await mails.stop();
      transport.close();
      sender.release();
    },
  };
}
