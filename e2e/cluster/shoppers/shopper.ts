import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection, type Response } from './connection.ts';
import { type Calendar, findFirstFree, type HalfDay, orderMove, orderTape } from './order-body.ts';
import { hasFailed, type Kind, type ShopRecord } from './record.ts';

/** Mean pause between two requests of a shopper, in ms. */
const MEAN_THINK_MS = 6_000;
/** Longest time for which a shopper tries to place one order, in ms. */
const PERSISTENCE_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

const pages = ['/', '/services', '/how-much-to-move', '/wedding-dress-cleaning', '/faq', '/cart'];
const reads = ['/api/users/getservices', '/api/users/getkits', '/api/users/getfaq'];

/** Share of the orders that book a day. */
const BOOKING_SHARE = 0.25;

/** A shopper who looks at pages, reads the catalogue and places orders until `stop` is called. */
export class Shopper {
  readonly #connection: Connection;
  readonly #record: ShopRecord;
  #isShopping = true;

  constructor(ip: string, record: ShopRecord) {
    this.#connection = new Connection(ip);
    this.#record = record;
  }

  stop(): void {
    this.#isShopping = false;
  }

  async shop(): Promise<void> {
    await pause(randomInt(MEAN_THINK_MS * 2));
    while (this.#isShopping) {
      await this.#look();
      if (this.#isShopping) await this.#placeOrder();
    }
    this.#connection.close();
  }

  async #look(): Promise<void> {
    for (const [kind, paths] of [
      ['page', pages],
      ['read', reads],
      ['page', pages],
    ] as const) {
      if (!this.#isShopping) return;
      const path = paths[randomInt(paths.length)] ?? '/';
      const { status } = await this.#try(kind, () => this.#connection.get(path));
      if (status !== 200 && !hasFailed({ status }))
        this.#record.surprises.push(`${status} ${path}`);
      await this.#think();
    }
  }

  #think(): Promise<void> {
    return pause(MEAN_THINK_MS / 2 + randomInt(MEAN_THINK_MS));
  }

  async #try(kind: Kind, send: () => Promise<Response>): Promise<Response> {
    const start = Date.now();
    const response = await send();
    const { status, body } = response;
    const failure = hasFailed(response) ? { failure: body.slice(0, 200) } : {};
    this.#record.tries.push({ kind, start, end: Date.now(), status, ...failure });
    return response;
  }

  /**
   * Repeats a call until the shop responds without a failure. Resolves to null if the shop has not
   * done so after `PERSISTENCE_MS`.
   */
  async #persist(path: string, body: object): Promise<Response | null> {
    const deadline = Date.now() + PERSISTENCE_MS;
    while (Date.now() < deadline) {
      const response = await this.#try('order', () => this.#connection.post(path, body));
      if (!hasFailed(response)) return response;
      await pause(RETRY_PAUSE_MS);
    }
    return null;
  }

  async #placeOrder(): Promise<void> {
    const key = randomUUID();
    const guest = await this.#persist('/api/admin/guest', { username: `${key}@example.com` });
    if (guest?.status !== 200) return this.#abandon(guest, 'guest');
    const { userid, refreshtoken } = JSON.parse(guest.body) as Guest;
    this.#connection.signIn(refreshtoken);
    const details = { name: 'Robin', lastname: 'Example', city: 'London', mobile: '07700900123' };
    const address = { address: '1 Example Street', postalcode: 'SW1A 1AA' };
    const saved = await this.#persist('/api/users/addcustomers', {
      ...details,
      ...address,
      userid,
    });
    if (saved?.status !== 200) return this.#abandon(saved, 'addcustomers');
    const day = Math.random() < BOOKING_SHARE ? await this.#findDay() : null;
    const placed = await this.#persist('/api/users/orderplace', {
      userid,
      ...(day === null ? orderTape() : orderMove(day)),
      idempotencyKey: key,
    });
    this.#connection.signIn('');
    if (placed?.status === 409 && placed.body.includes('day')) this.#record.refusedOrders += 1;
    else if (placed?.status !== 200) this.#abandon(placed, 'orderplace');
    else {
      const { orderno: number, totalamount } = JSON.parse(placed.body) as Placed;
      this.#record.orders.push({ key, number, pence: Math.round(totalamount * 100) });
    }
    await this.#think();
  }

  #abandon(response: Response | null, call: string): void {
    this.#record.abandonedOrders += 1;
    if (response !== null)
      this.#record.surprises.push(`${response.status} ${call}: ${response.body.slice(0, 200)}`);
  }

  /** Returns the first free half day, so that all shoppers compete for the same half day. */
  async #findDay(): Promise<HalfDay | null> {
    const { status, body } = await this.#try('read', () =>
      this.#connection.get('/api/users/getcalendar'),
    );
    if (status !== 200) {
      if (!hasFailed({ status })) this.#record.surprises.push(`${status} getcalendar`);
      return null;
    }
    return findFirstFree(JSON.parse(body) as Calendar);
  }
}

interface Guest {
  userid: number;
  refreshtoken: string;
}

interface Placed {
  orderno: string;
  /** Pounds. */
  totalamount: number;
}
