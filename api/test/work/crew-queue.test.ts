import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { CrewPress } from 'contract/work/crew/crew-calls';
import {
  type PressMemory,
  PressQueue,
  type QueuedPress,
  type SendResult,
  toSendResult,
} from 'contract/work/crew/press-queue';
import { applyPresses } from 'contract/work/crew/apply-presses';
import { recordedPayments } from '../../src/payments/records/tables.ts';
import { crewEvents } from '../../src/work/crew/tables.ts';
import { jobs } from '../../src/work/records/tables.ts';
import { createCrewShop } from '../support/crew-shop.ts';
import { chooseByForm } from '../support/in-form.ts';

/** Number of random sequences. */
const SEQUENCES = chooseByForm({ short: 100, long: 500 });

/** Sequences after which another order is used. */
const SEQUENCES_OF_A_JOB = 25;

/** Price of an extra, in pence. */
const EXTRA_PRICE = 1500;

const shop = await createCrewShop();
const { db, member } = shop;

/** Memory of a phone, which outlives its pages. */
class PhoneMemory implements PressMemory {
  readonly presses: QueuedPress[] = [];
  readonly refusals: { press: CrewPress; sentence: string }[] = [];
  #lastId = 0;

  add(press: CrewPress): void {
    this.#lastId += 1;
    this.presses.push({ id: this.#lastId, press });
  }

  list = () => Promise.resolve([...this.presses]);

  remove(id: number): Promise<void> {
    this.presses.splice(0, this.presses.length, ...this.presses.filter((each) => each.id !== id));
    return Promise.resolve();
  }

  async refuse({ id, press }: QueuedPress, sentence: string): Promise<void> {
    this.refusals.push({ press, sentence });
    await this.remove(id);
  }
}

/** An event on a phone: a press, a network that is lost before or after the call, or a reload. */
const happenings = fc.array(
  fc.record({
    phone: fc.constantFrom(0, 1),
    what: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('on_the_way', 'begun', 'done', 'note', 'signature') },
      { weight: 1, arbitrary: fc.constant('extra') },
      { weight: 3, arbitrary: fc.constantFrom('send', 'reload', 'killed while sending') },
    ),
    network: fc.array(fc.constantFrom('good', 'good', 'no request', 'no response'), {
      minLength: 0,
      maxLength: 4,
    }),
  }),
  { minLength: 3, maxLength: 9 },
);

type Network = 'good' | 'no request' | 'no response';

/** A phone with its page. A reload makes another page with the same memory. */
class Phone {
  readonly memory = new PhoneMemory();
  network: Network[] = [];
  /** Presses that the backend answered with success, by key. */
  readonly stored: string[] = [];
  #queue = this.#open();

  press(press: CrewPress): void {
    this.memory.add(press);
  }

  flush = () => this.#queue.flush();

  reload(): void {
    this.#queue = this.#open();
  }

  #open(): PressQueue {
    return new PressQueue(this.memory, (press) => this.#send(press));
  }

  async #send(press: CrewPress): Promise<SendResult> {
    const network = this.network.shift() ?? 'good';
    if (network === 'no request') return 'lost';
    const response = await shop.send(press, member);
    if (network === 'no response') return 'lost';
    if (response.statusCode !== 200)
      return toSendResult(response.statusCode, response.json<{ error: string }>().error);
    this.stored.push(press.key);
    return 'stored';
  }
}

describe('the queue of a phone', () => {
  it(`ends ${SEQUENCES} random sequences in the state that the presses say, each once`, async () => {
    let sequence = 0;
    let job = await shop.addJob();
    await fc.assert(
      fc.asyncProperty(happenings, async (steps) => {
        // Each extra makes the order longer.
        if (sequence % SEQUENCES_OF_A_JOB === 0) job = await shop.addJob();
        sequence += 1;
        const { orderno, orderid } = job;
        await restart(orderid);
        const phones = [new Phone(), new Phone()];
        const pressed: CrewPress[] = [];
        for (const { phone: index, what, network } of steps) {
          const phone = phones[index] as Phone;
          phone.network = [...network];
          if (what === 'reload') phone.reload();
          else if (what === 'killed while sending') {
            const sending = phone.flush();
            // The page ends while a call is on its way, and the next page sends at once.
            phone.reload();
            await Promise.all([sending, phone.flush()]);
          } else if (what === 'send') await phone.flush();
          else {
            const press = shop.createPress(orderno, createContent(what));
            pressed.push(press);
            phone.press(press);
          }
        }
        for (const phone of phones) {
          phone.network = [];
          phone.reload();
          assert.equal(await phone.flush(), true);
        }
        await checkEnd(orderid, orderno, pressed, phones);
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  });
});

function createContent(what: string) {
  if (what === 'note') return { kind: 'note', text: 'Keys at number 3' } as const;
  if (what === 'extra')
    return { kind: 'extra', price: EXTRA_PRICE, text: 'Long carry', payment: 'cash' } as const;
  return { kind: what as 'on_the_way' | 'begun' | 'done' | 'signature' };
}

/** Begins the job anew, without the presses of the sequence before. */
async function restart(orderid: number): Promise<void> {
  await db.delete(crewEvents).where(eq(crewEvents.orderid, orderid));
  await db.update(jobs).set({ state: 'planned' }).where(eq(jobs.orderid, orderid));
}

async function checkEnd(
  orderid: number,
  orderno: string,
  pressed: readonly CrewPress[],
  phones: readonly Phone[],
): Promise<void> {
  const rows = await db
    .select()
    .from(crewEvents)
    .where(eq(crewEvents.orderid, orderid))
    .orderBy(crewEvents.at);
  const storedKeys = new Set(rows.map(({ key }) => key));
  assert.equal(storedKeys.size, rows.length);
  const refused = new Set(
    phones.flatMap(({ memory }) => memory.refusals.map((each) => each.press.key)),
  );
  for (const press of pressed)
    assert.notEqual(
      storedKeys.has(press.key),
      refused.has(press.key),
      `${press.kind}: lost or twice`,
    );
  for (const { memory } of phones)
    for (const { sentence } of memory.refusals) assert.match(sentence, /\.$/);

  // The state is what the stored presses say, in the order in which they were stored.
  const storedPresses = rows.flatMap(({ key }) => pressed.filter((press) => press.key === key));
  const [job] = (await shop.readJobs()).filter((each) => each.orderno === orderno);
  assert.ok(job);
  const startOfJob = { ...job, state: 'planned' as const, signed: false, entries: [] };
  const expected = applyPresses(startOfJob, storedPresses);
  assert.deepEqual(
    [job.state, job.signed, job.entries],
    [expected.state, expected.signed, expected.entries],
  );
  for (const extra of storedPresses.filter(({ kind }) => kind === 'extra'))
    assert.equal(await db.$count(recordedPayments, eq(recordedPayments.key, extra.key)), 1);
  const count = (kind: string) => storedPresses.filter((press) => press.kind === kind).length;
  for (const kind of ['on_the_way', 'begun', 'done', 'signature']) assert.ok(count(kind) <= 1);
  const wasPressed = (kind: string) => pressed.some((press) => press.kind === kind);
  if (wasPressed('signature')) assert.equal(count('signature'), 1);
}
