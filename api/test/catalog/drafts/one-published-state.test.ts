import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Publication } from 'contract/staff/catalogue/draft';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { publishDueDrafts } from '../../../src/catalogue-desk/drafts/schedule.ts';
import * as catalogue from '../../../src/catalog/repository.ts';
import { catalogueDesk } from '../../support/catalogue-desk.ts';
import { inForm } from '../../support/in-form.ts';
import { testApp } from '../../support/test-app.ts';

const SERVICE = 4;

const shop = await testApp();
const { app, db } = shop;
const desk = await catalogueDesk(shop);
const products = (await desk.rows('products')).filter(({ values }) => values.serviceid === SERVICE);
const ids = products.map(({ id }) => id);

/** States of earlier runs, which the cache may serve for a second. */
const seenBefore = new Set<string>();

interface Entity {
  name: unknown;
  price: unknown;
  visibility: unknown;
}

type State = Map<number, Entity>;

type Step =
  | { do: 'edit'; index: number; values: Partial<Entity> }
  | { do: 'publish' | 'schedule' | 'discard' }
  | { do: 'undo'; back: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      index: fc.nat(3),
      values: fc.oneof(
        fc.record({ name: fc.constantFrom('One', 'Two', 'Three') }),
        fc.record({ price: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ visibility: fc.constantFrom('visible', 'hidden', 'archived') }),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('publish', 'publish', 'schedule', 'discard') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), back: fc.nat(3) }) },
) as fc.Arbitrary<Step>;

/** Plays steps on the desk and on a model of it. */
class Play {
  published: State;
  /** States of the shop so far, as shoppers get them. */
  readonly seen = new Set<string>();
  #changes = new Map<number, Partial<Entity>>();
  #history: State[] = [];
  #draft = 0;

  constructor(published: State) {
    this.published = published;
    this.seen.add(asShown(published));
  }

  async play(next: Step): Promise<void> {
    if (next.do === 'edit') await this.#edit(ids[next.index] ?? 0, next.values);
    else if (next.do === 'undo') await this.#undo(next.back);
    else if (next.do === 'discard') this.#begin(0);
    else if (this.#changes.size > 0) await this.#publish(next.do === 'schedule');
  }

  #begin(draft: number): void {
    this.#draft = draft;
    this.#changes = new Map();
  }

  async #edit(id: number, values: Partial<Entity>): Promise<void> {
    if (this.#draft === 0) this.#begin(await desk.begin());
    const { visibility, ...fields } = values;
    if (visibility === undefined) await desk.edit(this.#draft, 'products', id, fields);
    else await desk.post('products/visibility', { draft: this.#draft, ids: [id], visibility });
    const published = this.published.get(id);
    const changed = { ...this.#changes.get(id) };
    for (const [key, value] of Object.entries(values)) {
      const name = key as keyof Entity;
      if ({ ...published, ...changed }[name] === value) continue;
      if (published?.[name] === value) Reflect.deleteProperty(changed, name);
      else changed[name] = value;
    }
    if (Object.keys(changed).length > 0) this.#changes.set(id, changed);
    else this.#changes.delete(id);
  }

  async #publish(isScheduled: boolean): Promise<void> {
    const next = new Map(this.published);
    for (const [id, changed] of this.#changes)
      next.set(id, { ...(next.get(id) as Entity), ...changed });
    this.#advance(next);
    if (isScheduled) await publishAtItsTime(this.#draft);
    else await desk.publish(this.#draft);
    this.#begin(0);
  }

  async #undo(back: number): Promise<void> {
    const target = this.#history.at(-1 - back);
    if (target === undefined) return;
    const list = await desk.get<Publication[]>('publications');
    const isChange = asText(target) !== asText(this.published);
    if (isChange) this.#advance(target);
    const response = await desk.try(`publications/${list[back]?.id}/undo`, {
      ...{ reason: 'Back', last: list[0]?.id },
    });
    assert.equal(response.statusCode, isChange ? 200 : 400, response.body);
  }

  /** Counts the next state as seen before the publication, which makes it visible at any time. */
  #advance(next: State): void {
    this.#history.push(this.published);
    this.published = next;
    this.seen.add(asShown(next));
  }
}

async function publishAtItsTime(draft: number): Promise<void> {
  const { version } = await desk.details(draft);
  const publishat = new Date(Date.now() + 60_000).toISOString();
  await desk.post(`drafts/${draft}/schedule`, { version, confirmed: true, publishat });
  await db.execute(sql`update catalogue_drafts set publish_at = now() where id = ${draft}`);
  const log = { error: () => assert.fail('A publication failed.') };
  await publishDueDrafts(db, log, new AbortController().signal);
}

const asText = (state: State) => JSON.stringify([...state]);

const asShown = (state: State) =>
  JSON.stringify(
    [...state].flatMap(([id, { name, price, visibility }]) =>
      visibility === 'visible' ? [[id, name, Number(price) / 100]] : [],
    ),
  );

const toShown = (rows: { id: number; name: string; price: number }[]) =>
  JSON.stringify(rows.map(({ id, name, price }) => [id, name, price]));

async function readState(): Promise<State> {
  const rows = await Promise.all(ids.map((id) => desk.entity('products', id)));
  return new Map(
    rows.map(({ id, visibility, values: { name, price } }) => [id, { name, price, visibility }]),
  );
}

describe('what shoppers get', () => {
  it('is one published state, for any edits, publications and returns, also during them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const play = new Play(await readState());
        let isOver = false;
        const read = async () => {
          while (!isOver) {
            const shown = toShown(await catalogue.listProducts(db, SERVICE));
            assert.ok(play.seen.has(shown), shown);
            const answer = await app.inject(`/users/getproducts/${SERVICE}`);
            const cached = toShown(answer.json());
            assert.ok(play.seen.has(cached) || seenBefore.has(cached), answer.body);
          }
        };
        const reader = read();
        try {
          for (const next of steps) {
            await play.play(next);
            const rows = await catalogue.listProducts(db, SERVICE);
            assert.equal(toShown(rows), asShown(play.published));
          }
        } finally {
          isOver = true;
          await reader;
        }
        for (const shown of play.seen) seenBefore.add(shown);
      }),
      { numRuns: inForm({ short: 8, long: 60 }) },
    );
  });
});
