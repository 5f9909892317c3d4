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
  /** Name of this worker in the queue, the same after a restart (`mail-sender.ts`). */
  sender?: string;
  /** Returns whether the process has more urgent work. Each lane then pauses after a mail. */
  isBusy?: () => boolean;
  /** Time limit for sending one mail, in ms. Default: a third of the lease. */
  timeLimit?: number;
}

export interface MailWorker {
  /** Starts sending the due mails within the limits. */
  look(): Promise<void>;
  /** Resolves when no mail is being sent and no further one can be taken. */
  idle(): Promise<void>;
  /** Stops taking mails and resolves when none is being sent. A slow one is delayed. */
  stop(): Promise<void>;
}

/** A mail with its slot at the recipient's mail server. */
interface Delivery {
  mail: queue.TakenMail;
  letter: Letter;
  server: string;
}

/** Largest number of mails that a process sends concurrently. */
const MOST_AT_ONCE = 16;

/**
 * Largest number of concurrent mails to one mail server. A slow server then does not block the
 * others.
 */
const MOST_PER_SERVER = 4;

/** Pause of a lane after a mail while the process is busy, in ms. */
const BUSY_PAUSE = 1_000;

/** Time for mails in progress when the process ends, in ms. */
const STOP_PATIENCE = 5_000;

/**
 * Sends the mails of the queue, several concurrently and each once. Any number of processes may run
 * workers.
 */
export function mailWorker(options: MailWorkerOptions): MailWorker {
  const { config, db, letters, transport, log } = options;
  const { lease } = config.mail;
  const { timeLimit = (lease * 1000) / 3, sender = randomUUID(), isBusy = () => false } = options;
  const lanes = new Set<Promise<void>>();
  const places = serverPlaces(MOST_PER_SERVER);
  const ending = new AbortController();
  let isStopped = false;
  let isFirstRun = true;

  async function look(): Promise<void> {
    if (isFirstRun) await queue.makeMailsDue(db, sender);
    isFirstRun = false;
    while (lanes.size < MOST_AT_ONCE) {
      const first = await next();
      if (first === null) return;
      const lane = sendOn(first)
        .catch((cause: unknown) => log.error(codeOf(cause), 'the mail queue could not be used'))
        .finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  }

  async function idle(): Promise<void> {
    await Promise.all(lanes);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    const patience = setTimeout(() => ending.abort(), STOP_PATIENCE);
    await idle();
    clearTimeout(patience);
  }

  /** Sends mails sequentially until none is due. */
  async function sendOn(first: Delivery): Promise<void> {
    for (let sent: Delivery | null = first; sent !== null; sent = await next()) {
      await send(sent);
      if (isBusy() && !isStopped) await pause(BUSY_PAUSE);
    }
  }

  /** Returns the next due mail whose mail server has a free slot, or null. */
  async function next(): Promise<Delivery | null> {
    while (!isStopped) {
      const mail = await queue.takeDueMail(db, places.full(), lease, sender);
      if (mail === null) return null;
      try {
        const letter = await writeLetter(letters, { config, db }, mail.job);
        const server = serverOf(letter.to);
        if (places.take(server)) return { mail, letter, server };
        await queue.giveBack(db, mail, server);
      } catch (cause) {
        if (cause instanceof NobodyToWriteTo) await queue.markSent(db, mail);
        else await putOff(mail, cause);
      }
    }
    return null;
  }

  async function send({ mail, letter, server }: Delivery): Promise<void> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeLimit).unref();
    try {
      await transport.send(letter, mail.id, AbortSignal.any([late.signal, ending.signal]));
    } catch (cause) {
      return await putOff(mail, cause);
    } finally {
      clearTimeout(timer);
      places.free(server);
    }
    await queue.markSent(db, mail);
  }

  async function putOff(mail: queue.TakenMail, cause: unknown): Promise<void> {
    const { id, attempts } = mail;
    const level = attempts >= queue.MOST_ATTEMPTS ? 'error' : 'warn';
    log[level]({ ...codeOf(cause), mail: id, attempts }, 'a mail was not sent');
    await queue.putOff(db, mail, cause);
  }

  return { look, idle, stop };
}

/** Returns the error code for the log. A mail server's message may contain addresses. */
function codeOf(cause: unknown): { code: string } {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { code: String(code ?? (cause instanceof Error ? cause.name : 'unknown')) };
}
