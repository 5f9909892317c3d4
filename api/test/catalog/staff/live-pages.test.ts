import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createCatalogueDesk } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-live-pages-'));
after(() => rmSync(folder, { recursive: true }));
const shop = await createTestApp({ RELEASE_STORE: folder });
const desk = await createCatalogueDesk(shop);

/** Makes an outside remote live with these pages, or leaves a damaged registry. */
function writeRegistry(paths: string[] | null): void {
  const routes = paths?.map((path) => ({ path }));
  const registry = { microFrontends: { gifts: [{ extras: { routes } }, { extras: {} }] } };
  writeFileSync(join(folder, 'registry.json'), paths === null ? '{' : JSON.stringify(registry));
}

async function draftWithSlug(slug: string): Promise<number> {
  const draft = await desk.begin();
  await desk.edit(draft, 'services', 1, { slug });
  return draft;
}

async function tryToPublish(draft: number, path = 'publish', more = {}) {
  const { version } = await desk.details(draft);
  const response = await desk.try(`drafts/${draft}/${path}`, {
    version,
    confirmed: false,
    ...more,
  });
  return [response.statusCode, response.json().code] as const;
}

const publishat = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the address of a service', () => {
  it('is refused if a live remote of another repository has a page there', async () => {
    writeRegistry(['/Gifts', '/gifts/:id', '/:page']);
    const draft = await draftWithSlug('gifts');
    const { problems } = await desk.details(draft);
    assert.deepEqual(problems, [
      {
        kind: 'services',
        id: 1,
        field: 'slug',
        sentence: "Address: 'gifts' is a page of the shop itself. Please choose another.",
      },
    ]);
    assert.deepEqual(await tryToPublish(draft), [409, 'problems']);
    assert.deepEqual(await tryToPublish(draft, 'schedule', { publishat: publishat() }), [
      409,
      'problems',
    ]);
  });

  it('is free again once no live remote has the page', async () => {
    const draft = await draftWithSlug('gifts');
    writeRegistry(['/presents']);
    assert.deepEqual((await desk.details(draft)).problems, []);
  });

  it('can be published, with a warning, while the registry of releases cannot be read', async () => {
    const draft = await draftWithSlug('gifts');
    writeRegistry(null);
    const { problems, warnings } = await desk.details(draft);
    assert.deepEqual(problems, []);
    assert.ok(
      warnings.some(
        ({ sentence }) =>
          sentence ===
          "Address: whether 'gifts' is a page of the shop itself cannot be checked at the moment.",
      ),
    );
    assert.deepEqual(await tryToPublish(draft), [409, 'warnings']);
    await desk.publish(draft);
    assert.equal((await desk.entity('services', 1)).values.slug, 'gifts');
  });
});
