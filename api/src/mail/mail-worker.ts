import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import * as queue from './due-mails.ts';
import { type Letter, type Letters, NobodyToWriteTo, writeLetter } from './letter.ts';
import { serverOf, serverPlaces } from './server-places.ts';
import type { MailTransport } from './transport.ts';

interface MailWorkerOptions extends ApiContext {
  letters: Letters;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Name with which this worker claims mails. Get it from `lockMailSender`. */
  sender?: string;
  /** Returns whether the process has more urgent work. The worker then pauses after each mail. */
  isBusy?: () => boolean;
  /** Time limit for sending one mail, in ms. Default: a third of the lease. */
  timeLimit?: number;
}

/** A rendered mail with the recipient's mail server, at which it occupies a slot. */
interface Delivery {
  mail: queue.TakenMail;
  letter: Letter;
  server: string;
}

/** Largest number of mails that a process sends concurrently. */
const MOST_AT_ONCE = 16;

/**
 * Largest number of concurrent mails to one mail server, so that a slow server does not delay mails
 * to others.
 */
const MOST_PER_SERVER = 4;

/** Pause after a mail while the process is busy, in ms. */
const BUSY_PAUSE = 1_000;

/** Longest wait for mails in progress when the process ends, in ms. */
const STOP_PATIENCE = 5_000;

/**
 * Sends the mails of the queue, several concurrently and each only once. Up to 16 lanes send mails
 * sequentially. Any number of processes may run a worker.
 */
export class MailWorker {
  private readonly options: MailWorkerOptions;
  private readonly lease: number;
  private readonly timeLimit: number;
  private readonly sender: string;
  private readonly lanes = new Set<Promise<void>>();
  private readonly slots = serverPlaces(MOST_PER_SERVER);
  private readonly ending = new AbortController();
  private isStopped = false;
  private isFirstRun = true;

  constructor(options: MailWorkerOptions) {
    this.options = options;
    this.lease = options.config.mail.lease;
    this.timeLimit = options.timeLimit ?? (this.lease * 1000) / 3;
    this.sender = options.sender ?? randomUUID();
  }

  /** Starts a lane for each due mail, up to the limit. Resolves before the mails are sent. */
  async look(): Promise<void> {
    const { db, log } = this.options;
    if (this.isFirstRun) await queue.makeMailsDue(db, this.sender);
    this.isFirstRun = false;
    while (this.lanes.size < MOST_AT_ONCE) {
      const first = await this.next();
      if (first === null) return;
      const lane = this.sendFrom(first)
        .catch((cause: unknown) => log.error(codeOf(cause), 'the mail queue could not be used'))
        .finally(() => this.lanes.delete(lane));
      this.lanes.add(lane);
    }
  }

  /** Resolves when no mail is being sent. */
  async idle(): Promise<void> {
    await Promise.all(this.lanes);
  }

  /** Stops claiming mails and resolves when none is being sent. Aborts and requeues slow mails. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const patience = setTimeout(() => this.ending.abort(), STOP_PATIENCE);
    await this.idle();
    clearTimeout(patience);
  }

  /** Sends `firstDelivery` and then further due mails, sequentially until none is due. */
  private async sendFrom(first: Delivery): Promise<void> {
    for (let sent: Delivery | null = first; sent !== null; sent = await this.next()) {
      await this.send(sent);
      if (this.options.isBusy?.() && !this.isStopped) await pause(BUSY_PAUSE);
    }
  }

  /**
   * Claims and renders the next due mail whose mail server has a free slot. Returns null without
   * one.
   */
  private async next(): Promise<Delivery | null> {
    const { config, db, letters } = this.options;
    while (!this.isStopped) {
      const mail = await queue.takeDueMail(db, this.slots.full(), this.lease, this.sender);
      if (mail === null) return null;
      try {
        const letter = await writeLetter(letters, { config, db }, mail.job);
        const server = serverOf(letter.to);
        if (this.slots.take(server)) return { mail, letter, server };
        await queue.giveBack(db, mail, server);
      } catch (cause) {
        if (cause instanceof NobodyToWriteTo) await queue.markSent(db, mail);
        else await this.putOff(mail, cause);
      }
    }
    return null;
  }

  private async send({ mail, letter, server }: Delivery): Promise<void> {
    const { db, transport } = this.options;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.timeLimit).unref();
    try {
      await transport.send(letter, mail.id, AbortSignal.any([late.signal, this.ending.signal]));
    } catch (cause) {
      return await this.putOff(mail, cause);
    } finally {
      clearTimeout(timer);
      this.slots.free(server);
    }
    await queue.markSent(db, mail);
  }

  private async putOff(mail: queue.TakenMail, cause: unknown): Promise<void> {
    const { db, log } = this.options;
    const { id, attempts } = mail;
    const level = attempts >= queue.MOST_ATTEMPTS ? 'error' : 'warn';
    log[level]({ ...codeOf(cause), mail: id, attempts }, 'a mail was not sent');
    await queue.putOff(db, mail, cause);
  }
}

/** Returns the error code for the log. A mail server's message may contain addresses. */
function codeOf(cause: unknown): { code: string } {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { code: String(code ?? (cause instanceof Error ? cause.name : 'unknown')) };
}
