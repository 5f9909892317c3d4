import type { CrewPress } from './crew-calls.ts';

/** A press that the backend has not stored yet. */
export interface QueuedPress {
  /** Position in the queue. */
  id: number;
  press: CrewPress;
}

/** Memory of a queue, which outlives the page. */
export interface PressMemory {
  /** Returns the queued presses, the oldest first. */
  list(): Promise<QueuedPress[]>;
  remove(id: number): Promise<void>;
  /** Removes a press that the backend refused, and stores the reason for the crew. */
  refuse(entry: QueuedPress, sentence: string): Promise<void>;
}

/** Outcome of a sent press. It is 'lost' if nobody knows whether the backend stored it. */
export type SendResult = 'stored' | 'lost' | { refusal: string };

/**
 * Sends presses one after the other, in their order, until each is stored or refused. A lost press is
 * sent again with its key, so that it counts once.
 */
export class PressQueue {
  readonly #memory: PressMemory;
  readonly #send: (press: CrewPress) => Promise<SendResult>;
  #flush: Promise<boolean> | null = null;

  constructor(memory: PressMemory, send: (press: CrewPress) => Promise<SendResult>) {
    this.#memory = memory;
    this.#send = send;
  }

  /** Sends the queue once. Resolves to whether it is empty. Concurrent calls share one run. */
  flush(): Promise<boolean> {
    this.#flush ??= this.#sendAll().finally(() => {
      this.#flush = null;
    });
    return this.#flush;
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      const [entry] = await this.#memory.list();
      if (entry === undefined) return true;
      const result = await this.#send(entry.press);
      if (result === 'lost') return false;
      if (result === 'stored') await this.#memory.remove(entry.id);
      else await this.#memory.refuse(entry, result.refusal);
    }
  }
}

/** Statuses of a response after which the same press may succeed later. 401 needs a new sign-in. */
const TEMPORARY_STATUSES = [401, 408, 425, 429];

/** Returns the outcome of a failed call. Its status is 0 without a response. */
export const toSendResult = (status: number, sentence: string): SendResult =>
  status < 400 || status >= 500 || TEMPORARY_STATUSES.includes(status)
    ? 'lost'
    : { refusal: sentence || 'The office could not take this.' };
