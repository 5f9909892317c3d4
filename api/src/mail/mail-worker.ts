import { randomUUID } from 'node:crypto';
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
  /** Milliseconds that handing one mail over may take; a third of the lease when it is not given. */
  timeLimit?: number;
}

export interface MailWorker {
  /** Starts sending what is due, as far as there is room for it. */
  look(): Promise<void>;
  /** Resolves when nothing more is due that there is room for, and nothing is under way. */
  idle(): Promise<void>;
  /** Takes no more mails, and resolves when none is under way: one that takes too long is put off. */
  stop(): Promise<void>;
}

/** A mail with its place at the mail server of its recipient. */
interface Delivery {
  mail: queue.TakenMail;
  letter: Letter;
  server: string;
}

/** Mails that one process sends at once. */
const MOST_AT_ONCE = 16;

/** Those of them that go to one recipient's mail server: a slow one leaves room for the others. */
const MOST_PER_SERVER = 4;

/** Milliseconds that mails under way have left once the process is to end. */
const STOP_PATIENCE = 5_000;

/** Sends the mails of the queue, several at a time and each once; any number of processes may do so. */
export function mailWorker(options: MailWorkerOptions): MailWorker {
  const { config, db, letters, transport, log } = options;
  const { lease } = config.mail;
  const { timeLimit = (lease * 1000) / 3, sender = randomUUID() } = options;
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

  /** Sends one mail after the other until none is due. */
  async function sendOn(first: Delivery): Promise<void> {
    for (let sent: Delivery | null = first; sent !== null; sent = await next()) await send(sent);
  }

  /** The next mail that is due and whose mail server has room for it. */
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

/** What a log may say of a failure: a mail server's words name addresses. */
function codeOf(cause: unknown): { code: string } {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { code: String(code ?? (cause instanceof Error ? cause.name : 'unknown')) };
}
