import type { FastifyBaseLogger } from 'fastify';
import { releaseUnconfirmedBookings } from './calendar/release-unconfirmed-bookings.ts';
import { publishDueDrafts } from './catalog/staff/publishing/schedule.ts';
import { isStoringOrders } from './orders/placement/order-queue.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import { emailTemplates } from './email-templates.ts';
import { lockCrashedSenders, lockMailSender } from './mail/sending/mail-sender.ts';
import { MailWorker } from './mail/sending/mail-worker.ts';
import { createMailTransport } from './mail/sending/transport.ts';
import { foldSearchBacklog } from './orders/staff/list/fold-search-backlog.ts';
import { sweepRefunds } from './payments/refunds/sweep-refunds.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { deleteUnusedPictures } from './pictures/delete-unused.ts';
import { openPictureStore } from './pictures/store/picture-store.ts';
import { SizePreparer } from './pictures/prepare-sizes.ts';
import { deletePhotoFiles } from './photos/delete-photo-files.ts';
import { openPhotoStore } from './photos/photo-store.ts';
import { endQuotes } from './quotes/end-quotes.ts';
import { photoTables } from './photo-tables.ts';
import { remindOfReadyGarments } from './garments/remind-of-ready.ts';
import { AlertMailQueue } from './releases/alerts/queue-alert-mails.ts';
import { queueDayReminders } from './reminders/queue-day-reminders.ts';
import { repeatJob } from './repeat-job.ts';
import { remindOfRest } from './orders/due/remind-of-rest.ts';
import { requestReviews } from './reviews/request-reviews.ts';
import { storeDailyFigures } from './staff/today/load-daily-figures.ts';
import { deleteExpiredRows } from './retention/delete-expired-rows.ts';

/** Pause between two runs that remind customers, delete old data and store the daily figures, in ms. */
const CLEAN_UP_INTERVAL_MS = 10 * 60_000;

/** Pause between two checks for drafts that are due for publication, in ms. */
const DRAFT_POLL_INTERVAL_MS = 1_000;

/** Pause between two polls of the mail queue, in ms. */
const MAIL_POLL_INTERVAL_MS = 1_000;

/** Pause between two polls for alerts of the release service, in ms. */
const ALERT_POLL_INTERVAL_MS = 10_000;

/** Pause between two polls for new pictures, in ms. */
const PICTURE_POLL_INTERVAL_MS = 1_000;

/** Pause between two searches for unused pictures and photos, in ms. */
const UNUSED_PICTURES_INTERVAL_MS = 60 * 60_000;

/**
 * Pause between two runs that check unfinished payments, refunds, unconfirmed bookings, quotes and
 * search texts, in ms.
 */
const SWEEP_INTERVAL_MS = 60_000;

/** Starts the background jobs of the backend. `stop` resolves when all jobs have ended. */
export function startBackgroundJobs(
  config: Config,
  db: Db,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const transport = createMailTransport(config);
  const senderLock = lockMailSender(config.dataDir);
  const mailWorker = new MailWorker({
    config,
    db,
    emailTemplates,
    transport,
    log,
    sender: senderLock.name,
    acceptedMails: senderLock.acceptedMails,
    lockCrashedSenders: () => lockCrashedSenders(config.dataDir),
    isBusy: isStoringOrders,
  });
  const sizePreparer = new SizePreparer(config, db, log);
  const alertMailQueue = new AlertMailQueue(config, db);
  const jobs = [
    repeatJob('payment-reminders', CLEAN_UP_INTERVAL_MS, log, () => remindOfRest(db)),
    repeatJob('day-reminders', CLEAN_UP_INTERVAL_MS, log, () => queueDayReminders(db)),
    repeatJob('review-requests', CLEAN_UP_INTERVAL_MS, log, () => requestReviews(db)),
    repeatJob('garments', CLEAN_UP_INTERVAL_MS, log, () => remindOfReadyGarments(db)),
    repeatJob('daily-figures', CLEAN_UP_INTERVAL_MS, log, () => storeDailyFigures(db)),
    repeatJob('clean-up', CLEAN_UP_INTERVAL_MS, log, () => deleteExpiredRows(db)),
    repeatJob('picture-sizes', PICTURE_POLL_INTERVAL_MS, log, (signal) =>
      sizePreparer.prepareAll(signal),
    ),
    repeatJob('unused-pictures', UNUSED_PICTURES_INTERVAL_MS, log, async (signal) => {
      const store = await openPictureStore(config);
      await deleteUnusedPictures({ db, store, dataDir: config.dataDir }, signal);
    }),
    repeatJob('quotes', SWEEP_INTERVAL_MS, log, (signal) => endQuotes(db, signal)),
    repeatJob('unused-photos', UNUSED_PICTURES_INTERVAL_MS, log, async (signal) =>
      deletePhotoFiles({ db, store: await openPhotoStore(config), tables: photoTables }, signal),
    ),
    repeatJob('scheduled-drafts', DRAFT_POLL_INTERVAL_MS, log, (signal) =>
      publishDueDrafts(db, log, signal),
    ),
    repeatJob('release-alerts', ALERT_POLL_INTERVAL_MS, log, () => alertMailQueue.queueNewMails()),
    repeatJob('mail', MAIL_POLL_INTERVAL_MS, log, () => mailWorker.sendDueMails()),
    repeatJob('payment-sweep', SWEEP_INTERVAL_MS, log, (signal) =>
      sweepPayments({ config, db }, log, { signal }),
    ),
    repeatJob('refund-sweep', SWEEP_INTERVAL_MS, log, (signal) =>
      sweepRefunds({ config, db }, log, signal),
    ),
    repeatJob('search-backlog', SWEEP_INTERVAL_MS, log, (signal) => foldSearchBacklog(db, signal)),
    repeatJob('calendar', SWEEP_INTERVAL_MS, log, (signal) =>
      releaseUnconfirmedBookings(db, signal),
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await mailWorker.stop();
      transport.close();
      senderLock.release();
    },
  };
}
