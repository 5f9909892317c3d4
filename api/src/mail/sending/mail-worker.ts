import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import type { AcceptedMails } from './accepted-mails.ts';
import { describeFailure, isRefusedForGood } from '../queue/describe-failure.ts';
import { countMailAttempt } from './mail-metrics.ts';
import * as queue from '../queue/due-mails.ts';
import type { MailSender } from './mail-sender.ts';
import {
  type Email,
  type EmailTemplates,
  NoRecipientError,
  ObsoleteMailError,
  renderEmail,
} from '../email/email.ts';
import { createMessageId, listOrderReferences } from '../queue/message-id.ts';
import { getMailServer, createServerSlots } from './server-slots.ts';
import type { MailTransport } from './transport.ts';

interface MailWorkerOptions extends ApiContext {
  emailTemplates: EmailTemplates;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Name with which this worker claims mails, from `lockMailSender`. */
  sender?: string;
  /** Mails that this sender has sent but not recorded, from `lockMailSender`. */
  acceptedMails?: AcceptedMails | null;
  /** Locks the senders of crashed processes, one after another. */
  lockCrashedSenders?: () => Iterable<Pick<MailSender, 'name' | 'acceptedMails'>>;
  /** Returns whether the process has more urgent work. If so, the worker pauses after each mail. */
  isBusy?: () => boolean;
  /** Time limit for sending one mail, in ms. The default is a third of `leaseSeconds`. */
  timeLimitMs?: number;
}

/** A rendered mail with the recipient's mail server. The mail occupies a slot of this server. */
interface Delivery {
  mail: queue.ClaimedMail;
  email: Email;
  server: string;
}

/** Largest number of mails that a process sends concurrently. */
const MAX_CONCURRENT_MAILS = 16;

/**
 * Largest number of concurrent mails to one mail server, so that a slow server does not delay mails
 * to other servers.
 */
const MAX_MAILS_PER_SERVER = 4;

/** Pause after a mail while `isBusy` returns true, in ms. */
const BUSY_PAUSE_MS = 1_000;

/** Pause between two searches for crashed senders, in ms. */
const CRASHED_SENDERS_INTERVAL_MS = 10_000;

/** Longest wait for mails in progress when the process ends, in ms. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Sends the queued mails. A claim prevents two workers from sending the same mail. Up to 16 lanes
 * run concurrently, and each lane sends one mail after another. Several processes may run a worker
 * at the same time.
 */
export class MailWorker {
  private readonly options: MailWorkerOptions;
  private readonly leaseSeconds: number;
  private readonly timeLimitMs: number;
  private readonly sender: string;
  private readonly lanes = new Set<Promise<void>>();
  private readonly idsBeingRecorded = new Set<number>();
  private readonly serverSlots = createServerSlots(MAX_MAILS_PER_SERVER);
  private readonly stopController = new AbortController();
  private isStopped = false;
  private isFirstRun = true;
  /** Time of the next search for crashed senders, in ms of `performance.now()`. */
  private nextSearchAt = 0;

  constructor(options: MailWorkerOptions) {
    this.options = options;
    this.leaseSeconds = options.config.mail.leaseSeconds;
    this.timeLimitMs = options.timeLimitMs ?? (this.leaseSeconds * 1000) / 3;
    this.sender = options.sender ?? randomUUID();
  }

  /** Starts a lane for each due mail, up to the limit. Resolves before the mails are sent. */
  async sendDueMails(): Promise<void> {
    const { db, log, acceptedMails = null } = this.options;
    await this.recordAcceptedMails({ name: this.sender, acceptedMails });
    if (this.isFirstRun) await queue.releaseClaims(db, this.sender);
    this.isFirstRun = false;
    await this.takeOverCrashedSenders();
    while (this.lanes.size < MAX_CONCURRENT_MAILS) {
      const firstDelivery = await this.claimNext();
      if (firstDelivery === null) return;
      const lane = this.runLane(firstDelivery)
        .catch((cause: unknown) =>
          log.error({ reason: describeFailure(cause) }, 'the mail queue could not be used'),
        )
        .finally(() => this.lanes.delete(lane));
      this.lanes.add(lane);
    }
  }

  /**
   * Records sent mails that are in the list of accepted mails and not in the database. A crash, or a
   * database that was away for long, leaves such mails.
   */
  private async recordAcceptedMails({
    name,
    acceptedMails,
  }: Pick<MailSender, 'name' | 'acceptedMails'>): Promise<void> {
    for (const id of acceptedMails?.listIds() ?? []) {
      if (this.idsBeingRecorded.has(id)) continue;
      await queue.markSentBySender(this.options.db, id, name);
      acceptedMails?.delete(id);
    }
  }

  /**
   * Records the accepted mails of processes that were killed while this process ran, and makes
   * their other mails due again. No further process may start and do so.
   */
  private async takeOverCrashedSenders(): Promise<void> {
    const { db, lockCrashedSenders } = this.options;
    if (!lockCrashedSenders || performance.now() < this.nextSearchAt) return;
    this.nextSearchAt = performance.now() + CRASHED_SENDERS_INTERVAL_MS;
    for (const sender of lockCrashedSenders()) {
      await this.recordAcceptedMails(sender);
      await queue.releaseClaims(db, sender.name);
    }
  }

  /** Resolves when no mail is being sent. */
  async waitUntilIdle(): Promise<void> {
    await Promise.all(this.lanes);
  }

  /**
   * Stops claiming mails. Resolves when no mail is being sent. Mails that take longer than
   * `STOP_TIMEOUT_MS` are aborted and become due again later.
   */
  async stop(): Promise<void> {
    this.isStopped = true;
    const stopTimer = setTimeout(() => this.stopController.abort(), STOP_TIMEOUT_MS);
    await this.waitUntilIdle();
    clearTimeout(stopTimer);
  }

  /** Sends `firstDelivery` and then further due mails, sequentially until none is due. */
  private async runLane(firstDelivery: Delivery): Promise<void> {
    for (
      let delivery: Delivery | null = firstDelivery;
      delivery !== null;
      delivery = await this.claimNext()
    ) {
      await this.sendDelivery(delivery);
      if (this.options.isBusy?.() && !this.isStopped) await pause(BUSY_PAUSE_MS);
    }
  }

  /**
   * Claims and renders the next due mail whose mail server has a free slot. Returns null if there
   * is none.
   */
  private async claimNext(): Promise<Delivery | null> {
    const { config, db, emailTemplates } = this.options;
    while (!this.isStopped) {
      const mail = await queue.claimDueMail(
        db,
        this.serverSlots.listFull(),
        this.leaseSeconds,
        this.sender,
      );
      if (mail === null) return null;
      try {
        const email = {
          messageId: createMessageId('mail', mail),
          references: await listOrderReferences(db, emailTemplates, mail),
          ...(await renderEmail(emailTemplates, { config, db }, mail.job)),
        };
        const server = getMailServer(email.to);
        if (this.serverSlots.takeSlot(server)) return { mail, email, server };
        await queue.requeueMail(db, mail, server);
      } catch (cause) {
        if (cause instanceof NoRecipientError) await queue.markSent(db, mail);
        else if (cause instanceof ObsoleteMailError) await queue.deleteMail(db, mail);
        else await this.delayMail(mail, cause);
      }
    }
    return null;
  }

  private async sendDelivery({ mail, email, server }: Delivery): Promise<void> {
    const { transport } = this.options;
    const timeoutController = new AbortController();
    const timer = setTimeout(() => timeoutController.abort(), this.timeLimitMs).unref();
    try {
      await transport.send(
        email,
        mail.id,
        AbortSignal.any([timeoutController.signal, this.stopController.signal]),
      );
    } catch (cause) {
      return await this.delayMail(mail, cause);
    } finally {
      clearTimeout(timer);
      this.serverSlots.freeSlot(server);
    }
    countMailAttempt('sent');
    this.noteAccepted(mail);
    await this.recordSent(mail);
  }

  private async recordSent(mail: queue.ClaimedMail): Promise<void> {
    const { db, acceptedMails } = this.options;
    this.idsBeingRecorded.add(mail.id);
    try {
      await queue.markSent(db, mail);
      acceptedMails?.delete(mail.id);
    } finally {
      this.idsBeingRecorded.delete(mail.id);
    }
  }

  /** Logs a failure, because a full disk must not cause a second attempt to send the mail. */
  private noteAccepted(mail: queue.ClaimedMail): void {
    try {
      this.options.acceptedMails?.add(mail.id);
    } catch (cause) {
      const facts = { mail: mail.id, reason: describeFailure(cause) };
      this.options.log.warn(facts, 'a mail would be sent again if this process crashed now');
    }
  }

  private async delayMail(mail: queue.ClaimedMail, cause: unknown): Promise<void> {
    const { db, log } = this.options;
    const { id, attempts, job } = mail;
    countMailAttempt('failed');
    const isGivenUp = attempts >= queue.MAX_ATTEMPTS || isRefusedForGood(cause);
    const delayedMail = await queue.delayMail(db, mail, cause);
    const facts = {
      mail: id,
      kind: job.kind,
      order: delayedMail?.order ?? null,
      reason: describeFailure(cause),
      attempts,
      nextTry: isGivenUp ? null : (delayedMail?.dueAt.toISOString() ?? null),
    };
    log[isGivenUp ? 'error' : 'warn'](facts, 'a mail was not sent');
  }
}
