import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { CatalogueEntity } from 'contract/staff/catalogue/entity';
import type { Publication } from 'contract/staff/catalogue/publication';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { publishDueDrafts } from '../../../src/catalog/staff/publishing/schedule.ts';
import { createCatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import {
  type ChangeStep,
  type Step,
  steppedKinds,
  steps,
  wantedSlugs,
} from '../../support/catalogue-steps.ts';
import { chooseByForm } from '../../support/in-form.ts';
import { isSameState, PublicCalls, type PublicState } from '../../support/public-calls.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);

/** Ids of the entities that the steps change, by kind. Steps add the ids of new entities. */
const ids = new Map<string, number[]>();
for (const kind of steppedKinds)
  ids.set(
    kind,
    (await desk.rows(kind)).slice(0, 2).map(({ id }) => id),
  );

const listSlugs = async (kind: 'services' | 'products') =>
  (await desk.rows(kind)).slice(0, 2).map(({ values }) => values.slug);

const calls = new PublicCalls(shop, {
  serviceid: [...(ids.get('services') ?? []), 4],
  slug: [...wantedSlugs, ...(await listSlugs('services')), ...(await listSlugs('products'))],
  group: ['bridal', 'One'],
});

/**
 * Endpoints that also accept a former slug or name. Their responses may differ after an undo,
 * because slugs and names that were published meanwhile go on working.
 */
const takesFormerName =
  /\/(getcurrentaddress|getpackages|getproductdetails|getproductsbycategoryslug)\//;

const omitFormerNames = (state: PublicState): PublicState =>
  new Map([...state].filter(([url]) => !takesFormerName.test(url)));

const additions: Record<string, object> = {
  products: newProduct,
  services: { name: 'New service', picture: newProduct.pictures[0]?.file },
  subservices: { name: 'New sub-service', serviceid: 4, picture: newProduct.pictures[0]?.file },
  addons: { name: 'New add-on', amount: 100, groups: ['bridal'] },
  banners: { title: 'New banner' },
};

/**
 * Changes the catalogue step by step, as staff do. A step that the server refuses changes nothing.
 */
class Play {
  readonly #drafts = [0, 0];
  /** State of the shop before each publication, by the publication's id. */
  readonly #statesBefore = new Map<number, PublicState>();

  async play(step: Step): Promise<void> {
    if ('kind' in step) await this.#change(step, await this.#requireDraft(step.draft));
    else if (step.do === 'undo') await this.#undo(step.back);
    else if (step.do === 'discard') await this.#discard(step.draft);
    else await this.#publish(step.draft, step.do === 'schedule');
  }

  /** Discards the drafts, because at most 50 drafts may exist. */
  async end(): Promise<void> {
    for (const index of [0, 1]) await this.#discard(index);
  }

  async #requireDraft(index: number): Promise<number> {
    const draft = this.#drafts[index] || (await desk.begin(`Draft ${index}`));
    this.#drafts[index] = draft;
    return draft;
  }

  async #change(step: ChangeStep, draft: number): Promise<void> {
    const { kind } = step;
    const known = ids.get(kind) ?? [];
    const id = known[step.index % known.length] ?? 0;
    if (step.do === 'edit') {
      const read = await desk.member.get(`/staff/catalogue/${kind}/${id}?draft=${draft}`);
      const version = read.statusCode === 200 ? read.json().data.version : 0;
      await this.#try(`${kind}/${id}`, { draft, version, values: step.values });
    } else if (step.do === 'show')
      await this.#try(`${kind}/visibility`, { draft, ids: [id], visibility: step.visibility });
    else if (step.do === 'order') {
      const order = (await desk.rows(kind, `&draft=${draft}`)).map((row) => row.id);
      const moved = order.splice(step.index, 1);
      await this.#try(`${kind}/order`, { draft, ids: [...order, ...moved] });
    } else {
      const body = { draft, values: additions[kind] ?? {}, key: randomUUID() };
      const added = await this.#try(step.do === 'add' ? kind : `${kind}/${id}/copy`, body);
      if (added !== null) known.push(added.data.id);
    }
  }

  /** Returns null if the server refused the request. */
  async #try(path: string, body: object) {
    const response = await desk.try(path, body);
    assert.ok([200, 400, 404, 409].includes(response.statusCode), response.body);
    return response.statusCode === 200 ? response.json() : null;
  }

  async #discard(index: number): Promise<void> {
    const draft = this.#drafts[index];
    this.#drafts[index] = 0;
    if (!draft) return;
    const { version } = await desk.details(draft);
    await desk.post(`drafts/${draft}/discard`, { version });
  }

  /** Publishes a draft. Then checks that the entities are as the draft displayed them. */
  async #publish(index: number, isScheduled: boolean): Promise<void> {
    const draft = await this.#requireDraft(index);
    const { version, differences } = await desk.details(draft);
    const expected: [kind: string, entity: CatalogueEntity][] = [];
    for (const { kind, id } of differences)
      expected.push([kind, await desk.entity(kind, id, draft)]);
    const before = calls.present;
    const done = isScheduled
      ? await this.#publishAtItsTime(draft, version)
      : (await this.#try(`drafts/${draft}/publish`, { version, confirmed: true })) !== null;
    const after = await calls.readState();
    if (!done) {
      assert.ok(isSameState(after, before));
      return this.#discard(index);
    }
    this.#drafts[index] = 0;
    await this.#remember(before);
    for (const [kind, { id, values, visibility, position }] of expected)
      assert.partialDeepStrictEqual(await desk.entity(kind, id), { values, visibility, position });
  }

  async #publishAtItsTime(draft: number, version: number): Promise<boolean> {
    const publishat = new Date(Date.now() + 60_000).toISOString();
    const body = { version, confirmed: true, publishat };
    if ((await this.#try(`drafts/${draft}/schedule`, body)) === null) return false;
    await shop.db.execute(sql`update catalogue_drafts set publish_at = now() where id = ${draft}`);
    const log = { error: () => assert.fail('A publication failed.') };
    await publishDueDrafts(shop.db, log, new AbortController().signal);
    return true;
  }

  async #undo(back: number): Promise<void> {
    const list = await desk.get<Publication[]>('publications');
    const target = list[back];
    const expected = this.#statesBefore.get(target?.id ?? 0);
    if (target === undefined || expected === undefined) return;
    const before = calls.present;
    const body = { reason: 'Back', last: list[0]?.id };
    const done = await this.#try(`publications/${target.id}/undo`, body);
    const after = await calls.readState();
    assert.ok(isSameState(omitFormerNames(expected), after), `Not the state before ${target.id}`);
    if (done !== null) await this.#remember(before);
  }

  async #remember(before: PublicState): Promise<void> {
    const [last] = await desk.get<Publication[]>('publications');
    assert.ok(last && !this.#statesBefore.has(last.id));
    this.#statesBefore.set(last.id, before);
  }
}

/**
 * First steps of each generated run. They always lead to a publication, so that every run publishes
 * something.
 */
const firstSteps: Step[] = [
  { do: 'edit', draft: 0, kind: 'products', index: 0, values: { price: 7 } },
  { do: 'publish', draft: 0 },
];

describe('what shoppers get', () => {
  it('is one published state in every call, for any steps on the desk, also during them', async () => {
    await calls.readState();
    const playAll = (list: readonly Step[]) => {
      const play = new Play();
      return calls.during(async () => {
        for (const step of list) await play.play(step);
        await play.end();
      });
    };
    await playAll(firstSteps);
    assert.equal(calls.states.length, 2);
    await fc.assert(fc.asyncProperty(steps, playAll), {
      numRuns: chooseByForm({ short: 1, long: 60 }),
      endOnFailure: true,
    });
  });
});
