import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import type { CrewPress } from 'contract/work/crew/crew-calls';
import {
  type PressMemory,
  PressQueue,
  type SendResult,
  toSendResult,
} from 'contract/work/crew/press-queue';
import { applyPresses } from 'contract/work/crew/apply-presses';
import { recordedPayments } from '../../src/payments/records/tables.ts';
import { toLondonDay } from '../../src/schedule/london-day.ts';
import { crewEvents } from '../../src/work/crew/tables.ts';
import { jobs } from '../../src/work/records/tables.ts';
import { createCrewShop } from '../support/crew-shop.ts';
import { chooseByForm } from '../support/in-form.ts';

/** Number of random sequences. */
const SEQUENCES = chooseByForm({ short: 50, long: 500 });

/** Sequences after which another order is used. */
const SEQUENCES_OF_A_JOB = 25;

const HOUR_MS = 3_600_000;

/** Price of an extra, in pence. */
const EXTRA_PRICE = 1500;

const shop = await createCrewShop();
const { crewid, db, member, otherCrewid } = shop;

/** The database of a phone, as the page uses it. */
interface PhoneMemory extends PressMemory {
  readonly isClosed: boolean;
  add(press: CrewPress, day: string): Promise<void>;
  listRefusals(): Promise<{ key: string; sentence: string }[]>;
  deletePastDays(today: string, yesterday: string): Promise<void>;
  close(): void;
}

// Loaded by its path, because the backend's types know no page.
const memoryFile = '../../../work-mfe/src/crew/phone/crew-memory.ts';
const { CrewMemory } = (await import(memoryFile)) as {
  CrewMemory: { open(describe: (press: CrewPress) => string): Promise<PhoneMemory> };
};

/**
 * An event: a press, a network that is lost before or after the call, a reload, or the office, which
 * gives the job to the other crew or back.
 */
const happenings = fc.array(
  fc.record({
    phone: fc.constantFrom(0, 1),
    what: fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constantFrom('on_the_way', 'begun', 'done', 'note', 'signature'),
      },
      { weight: 2, arbitrary: fc.constant('extra') },
      { weight: 6, arbitrary: fc.constantFrom('send', 'reload', 'killed while sending') },
      { weight: 1, arbitrary: fc.constant('office') },
    ),
    network: fc.array(fc.constantFrom('good', 'good', 'no request', 'no response'), {
      minLength: 0,
      maxLength: 4,
    }),
  }),
  { minLength: 3, maxLength: 9 },
);

/** Errors of the clocks of both phones, in ms. */
const clockErrors = fc.tuple(
  ...[0, 1].map(() => fc.constantFrom(0, 0, HOUR_MS, -HOUR_MS)),
) as fc.Arbitrary<number[]>;

type Network = 'good' | 'no request' | 'no response';

/** A phone with its page. A reload makes another page with the same database. */
class Phone {
  readonly #database = new IDBFactory();
  readonly #clockError: number;
  #memory!: PhoneMemory;
  #queue!: PressQueue;
  network: Network[] = [];

  private constructor(clockError: number) {
    this.#clockError = clockError;
  }

  static async start(clockError: number): Promise<Phone> {
    const phone = new Phone(clockError);
    await phone.#openPage();
    return phone;
  }

  /** The time of the phone, `ago` ms before now. */
  readClock = (ago = 0) => new Date(Date.now() + this.#clockError - ago);

  press = (press: CrewPress) => this.#memory.add(press, toLondonDay(new Date()));

  flush = () => this.#queue.flush();

  listRefusals = () => this.#memory.listRefusals();

  async reload(): Promise<void> {
    this.#memory.close();
    await this.#openPage();
  }

  /** The page ends while a call is on its way, and the next page sends at once. */
  async killWhileSending(): Promise<void> {
    const endedMemory = this.#memory;
    const sending = this.flush().catch((cause: unknown) => {
      if (!endedMemory.isClosed) throw cause;
    });
    await this.reload();
    await Promise.all([sending, this.flush()]);
  }

  async #openPage(): Promise<void> {
    Object.assign(globalThis, { indexedDB: this.#database });
    this.#memory = await CrewMemory.open(({ kind }) => kind);
    await this.#memory.deletePastDays(
      toLondonDay(this.readClock()),
      toLondonDay(this.readClock(24 * HOUR_MS)),
    );
    this.#queue = new PressQueue(this.#memory, (press) => this.#send(press));
  }

  async #send(press: CrewPress): Promise<SendResult> {
    const network = this.network.shift() ?? 'good';
    if (network === 'no request') return 'lost';
    const response = await shop.send(press, member);
    if (network === 'no response') return 'lost';
    return response.statusCode === 200
      ? 'stored'
      : toSendResult(response.statusCode, response.json<{ error: string }>().error);
  }
}

describe('the queue of a phone', () => {
  it(`ends ${SEQUENCES} random sequences in the state that the presses say, each once`, async () => {
    let sequence = 0;
    let job = await shop.addJob();
    await fc.assert(
      fc.asyncProperty(happenings, clockErrors, async (steps, errors) => {
        // Each extra makes the order longer.
        if (sequence % SEQUENCES_OF_A_JOB === 0) job = await shop.addJob();
        sequence += 1;
        const { orderno, orderid } = job;
        await restart(orderid);
        const phones = [await Phone.start(errors[0] ?? 0), await Phone.start(errors[1] ?? 0)];
        const pressed: CrewPress[] = [];
        let crew = crewid;
        for (const { phone: index, what, network } of steps) {
          const phone = phones[index] as Phone;
          phone.network = [...network];
          if (what === 'office') {
            crew = crew === crewid ? otherCrewid : crewid;
            await shop.assign(orderno, 0, crew);
          } else if (what === 'reload') await phone.reload();
          else if (what === 'killed while sending') await phone.killWhileSending();
          else if (what === 'send') await phone.flush();
          else {
            const at = phone.readClock().toISOString();
            const press = shop.createPress(orderno, { ...createContent(what), at });
            pressed.push(press);
            await phone.press(press);
          }
        }
        await shop.assign(orderno);
        for (const phone of phones) {
          phone.network = [];
          await phone.reload();
          assert.equal(await phone.flush(), true);
        }
        const wasTaken = steps.some(({ what }) => what === 'office');
        await checkEnd(job, pressed, { phones, wasTaken });
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
  { orderid, orderno }: { orderid: number; orderno: string },
  pressed: readonly CrewPress[],
  { phones, wasTaken }: { phones: readonly Phone[]; wasTaken: boolean },
): Promise<void> {
  const rows = await db
    .select()
    .from(crewEvents)
    .where(eq(crewEvents.orderid, orderid))
    .orderBy(crewEvents.at);
  const storedKeys = new Set(rows.map(({ key }) => key));
  assert.equal(storedKeys.size, rows.length);
  const refusals = (await Promise.all(phones.map((phone) => phone.listRefusals()))).flat();
  const refused = new Set(refusals.map(({ key }) => key));
  for (const press of pressed)
    assert.notEqual(
      storedKeys.has(press.key),
      refused.has(press.key),
      `${press.kind}: lost or twice`,
    );
  for (const { sentence } of refusals) assert.match(sentence, /\.$/);

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
  const wasSigned = pressed.some(({ kind }) => kind === 'signature');
  if (wasSigned && !wasTaken) assert.equal(count('signature'), 1);
}
