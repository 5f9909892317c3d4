import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CatalogueEntity, CatalogueRow } from 'contract/staff/catalogue/entity';
import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { findCurrentAddress } from '../../src/catalog/reads/former-slugs.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { createColleague, type TestColleague } from './colleagues.ts';
import type { TestApp } from './test-app.ts';

interface Changed {
  id: number;
  version: number;
}

/** Catalogue requests of one colleague. Each method fails the test if its request is refused. */
export class CatalogueDesk {
  readonly member: TestColleague;

  constructor(member: TestColleague) {
    this.member = member;
  }

  async get<Data>(path: string): Promise<Data> {
    const response = await this.member.get(`/staff/catalogue/${path}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Data }>().data;
  }

  async post(path: string, body: object): Promise<Changed> {
    const response = await this.try(path, body);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Changed }>().data;
  }

  try(path: string, body: object) {
    return this.member.post(`/staff/catalogue/${path}`, body);
  }

  async begin(name = 'A draft'): Promise<number> {
    return (await this.post('drafts', { name, key: randomUUID() })).id;
  }

  add(draft: number, kind: string, values: object) {
    return this.post(kind, { draft, values, key: randomUUID() });
  }

  entity(kind: string, id: number, draft?: number): Promise<CatalogueEntity> {
    return this.get(`${kind}/${id}${draft === undefined ? '' : `?draft=${draft}`}`);
  }

  rows(kind: string, query = ''): Promise<CatalogueRow[]> {
    return this.get(`${kind}?size=200${query}`);
  }

  details(draft: number): Promise<DraftDetails> {
    return this.get(`drafts/${draft}`);
  }

  /** Changes fields of an entity in a draft, based on the present version. */
  async edit(draft: number, kind: string, id: number, values: object) {
    const { version } = await this.entity(kind, id, draft);
    return this.post(`${kind}/${id}`, { draft, version, values });
  }

  async publish(draft: number) {
    const { version } = await this.details(draft);
    return this.post(`drafts/${draft}/publish`, { version, confirmed: true });
  }

  /** Changes an entity in a draft of its own and publishes the draft. */
  async publishEdit(kind: string, id: number, values: object) {
    const draft = await this.begin();
    await this.edit(draft, kind, id, values);
    await this.publish(draft);
  }
}

/** Creates a manager. Returns the manager's catalogue requests. */
export const createCatalogueDesk = async (shop: TestApp): Promise<CatalogueDesk> =>
  new CatalogueDesk(await createColleague(shop, 'manager'));

/** Returns the present slug for a former slug, or null. */
export async function findPresentSlug({ db }: TestApp, slug: unknown): Promise<string | null> {
  const address = await findCurrentAddress(db, String(slug)).catch((cause: unknown) => {
    if (cause instanceof HttpError && cause.statusCode === 404) return null;
    throw cause;
  });
  return address && (address.product || address.service);
}

/** A valid new product that can be published. */
export const newProduct = {
  name: 'Bubble Wrap Roll, 50 m',
  serviceid: 4,
  price: 1250,
  description: '50 m',
  pictures: [{ file: 'product-packing-paper.svg', alt: 'A roll', focusX: 50, focusY: 40 }],
};
