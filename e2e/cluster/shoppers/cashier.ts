import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { hasFailed, type ShopRecord } from './record.ts';

/** Longest pause between two payments, in ms. */
const MAX_PAUSE_MS = 400;
const RETRY_PAUSE_MS = 1_000;

/** Longest time for which the cashier tries to record one payment, in ms. */
const PERSISTENCE_MS = 120_000;

const methods = ['cash', 'card_terminal', 'bank_transfer'] as const;

interface StaffSession {
  token: string;
  cookie: string;
}

/** A member of staff who records a payment in full for each acknowledged order. */
export class Cashier {
  readonly #connection: Connection;
  readonly #record: ShopRecord;
  #isOpen = true;
  #work: Promise<void> = Promise.resolve();

  constructor(ip: string, { token, cookie }: StaffSession, record: ShopRecord) {
    this.#connection = new Connection(ip);
    this.#connection.signIn(token, cookie);
    this.#record = record;
  }

  start(): void {
    this.#work = this.#recordPayments();
  }

  /** Stops the cashier. Resolves when the payments of all acknowledged orders are recorded. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    await this.#work;
    this.#connection.close();
  }

  async #recordPayments(): Promise<void> {
    const { orders, payments } = this.#record;
    for (let index = 0; this.#isOpen || index < orders.length;) {
      const order = orders[index];
      if (order === undefined) {
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      index += 1;
      if (await this.#recordPayment(order)) payments.push(order.number);
      await pause(randomInt(MAX_PAUSE_MS));
    }
  }

  /** Repeats the call with the same key until the shop responds without a failure. */
  async #recordPayment({ number, pence }: { number: string; pence: number }): Promise<boolean> {
    const body = {
      amount: pence,
      method: methods[randomInt(methods.length)],
      key: randomUUID(),
    };
    const deadline = Date.now() + PERSISTENCE_MS;
    while (Date.now() < deadline) {
      const path = `/api/staff/orders/${number}/recorded-payments`;
      const response = await this.#connection.post(path, body);
      if (response.status === 200) return true;
      if (!hasFailed(response)) {
        this.#record.surprises.push(`${response.status} payment: ${response.body.slice(0, 200)}`);
        return false;
      }
      await pause(RETRY_PAUSE_MS);
    }
    this.#record.surprises.push('a payment could not be recorded');
    return false;
  }
}
