import assert from 'node:assert/strict';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import { buildApp } from '../../src/app.ts';
import {
  catalogueChanges,
  catalogueDrafts,
  cataloguePublications,
  publishedChanges,
} from '../../src/catalog/staff/records/tables.ts';
import { products, services } from '../../src/catalog/records/tables.ts';
import { deleteUnusedPictures } from '../../src/pictures/delete-unused.ts';
import { openPictureStore } from '../../src/pictures/store/picture-store.ts';
import { pictures } from '../../src/pictures/store/tables.ts';
import { deleteExpiredRows } from '../../src/retention/delete-expired-rows.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createPictureDesk } from '../support/picture-desk.ts';
import { createJpeg } from '../support/picture-files.ts';
import { createLine, buildOrderBody, placeOrder, tape } from '../support/shopping.ts';

const shop = await createOrderingApp();
const { app, config, db, shopper } = shop;
const desk = await createPictureDesk(shop);
const store = await openPictureStore(config);

const cleanUp = () =>
  deleteUnusedPictures({ db, store, dataDir: config.dataDir }, new AbortController().signal);

let lastName = 0;

/** Adds a database row without a file. */
async function addRow(): Promise<string> {
  const file = `${String((lastName += 1)).padStart(32, '0')}.jpg`;
  await db.insert(pictures).values({ file, width: 1, height: 1, bytes: 1 });
  return file;
}

async function isMarked(file: string): Promise<boolean> {
  await cleanUp();
  const [row] = await db.select().from(pictures).where(eq(pictures.file, file));
  return row?.unusedSince !== null;
}

const isUsed = async (file: string) =>
  (await desk.list('size=200')).data.find((picture) => picture.file === file)?.isused;

async function addChange(state: 'open' | 'discarded', values: object): Promise<void> {
  const [draft] = await db
    .insert(catalogueDrafts)
    .values({ name: 'Spring', state, key: crypto.randomUUID() })
    .returning();
  await db
    .insert(catalogueChanges)
    .values({ draftid: draft?.id ?? 0, kind: 'products', entityid: 1, values: { ...values } });
}

async function addPublication(days: number, before: object): Promise<void> {
  const publishedAt = sql`now() - make_interval(days => ${days})`;
  const [publication] = await db
    .insert(cataloguePublications)
    .values({ name: 'Spring', publishedAt })
    .returning();
  const ids = { publicationid: publication?.id ?? 0, kind: 'products', entityid: 1 };
  await db
    .insert(publishedChanges)
    .values({ ...ids, title: 'Dress', before: { ...before }, after: {} });
}

const toProductPicture = (file: string) => ({ file, alt: '', focusX: 50, focusY: 50 });

describe('a picture stays', () => {
  it('while a service or a product has it', async () => {
    const [ofService, ofProduct] = [await addRow(), await addRow()];
    await db.update(services).set({ picture: ofService }).where(eq(services.id, 1));
    await db
      .update(products)
      .set({ pictures: [toProductPicture(ofProduct)] })
      .where(eq(products.id, 1));
    for (const file of [ofService, ofProduct]) {
      assert.equal(await isMarked(file), false);
      assert.equal(await isUsed(file), true);
    }
  });

  it('while a draft names it that may still be published', async () => {
    const [single, listed, discarded] = [await addRow(), await addRow(), await addRow()];
    await addChange('open', { picture: single });
    await addChange('open', { pictures: [toProductPicture(listed)] });
    await addChange('discarded', { picture: discarded });
    assert.deepEqual([await isUsed(single), await isUsed(listed)], [true, true]);
    assert.deepEqual([await isMarked(single), await isMarked(listed)], [false, false]);
    assert.deepEqual([await isUsed(discarded), await isMarked(discarded)], [false, true]);
  });

  it('while a publication that replaced it may be undone', async () => {
    const [recent, old] = [await addRow(), await addRow()];
    await addPublication(89, { pictures: [toProductPicture(recent)] });
    await addPublication(91, { picture: old });
    assert.deepEqual([await isMarked(recent), await isMarked(old)], [false, true]);
    assert.equal(await isUsed(recent), false);
  });

  it('while an order shows it', async () => {
    const file = await addRow();
    const ofTape = eq(products.id, tape.productid);
    const [before] = await db.select({ image: products.image }).from(products).where(ofTape);
    await db
      .update(products)
      .set({ image: JSON.stringify({ picture0: file }) })
      .where(ofTape);
    await placeOrder(app, shopper, buildOrderBody(shopper, tape.price, createLine(tape.productid)));
    await db
      .update(products)
      .set({ image: before?.image ?? '' })
      .where(ofTape);
    assert.equal(await isMarked(file), false);
  });

  it('in every field for pictures that an entity has', () => {
    const fields = catalogueKinds.flatMap((kind) => [...kind.fields]);
    const names = fields.flatMap(({ name, type }) => (type.startsWith('picture') ? [name] : []));
    assert.deepEqual([...new Set(names)].toSorted(), ['picture', 'pictures']);
  });
});

describe('an unused picture', () => {
  const isServed = async (file: string) => {
    const otherProcess = await buildApp(config, db);
    const { statusCode } = await otherProcess.inject(`/images/${file}?w=160`);
    await otherProcess.close();
    return statusCode === 200;
  };
  const setUnusedSince = (file: string, days: number) =>
    db
      .update(pictures)
      .set({ unusedSince: sql`now() - make_interval(days => ${days})` })
      .where(eq(pictures.file, file));
  const makeFileOld = (file: string) => {
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const path = join(config.dataDir, 'pictures', file.slice(0, 2), file);
    return utimes(path, twoDaysAgo, twoDaysAgo);
  };

  it('is deleted after 30 days with its file and its conversions, and can come again', async () => {
    const body = await createJpeg('unused');
    const { file } = await desk.add(body);
    assert.ok(await isServed(file));
    await makeFileOld(file);
    await setUnusedSince(file, 29);
    await deleteExpiredRows(db);
    await cleanUp();
    assert.ok(await isServed(file));
    await setUnusedSince(file, 31);
    await deleteExpiredRows(db);
    await cleanUp();
    assert.equal(await isServed(file), false);
    const conversions = await readdir(join(config.dataDir, 'images'));
    assert.ok(!conversions.some((name) => name.startsWith(file.slice(0, 16))));
    assert.equal((await desk.add(body)).file, file);
    assert.ok(await isServed(file));
  });

  it('stays if it was used or uploaded again meanwhile', async () => {
    const [again, used] = [
      await desk.add(await createJpeg('again')),
      await desk.add(await createJpeg('used')),
    ];
    for (const { file } of [again, used]) await setUnusedSince(file, 31);
    await desk.add(await createJpeg('again'));
    await addChange('open', { picture: used.file });
    await deleteExpiredRows(db);
    assert.ok((await isServed(again.file)) && (await isServed(used.file)));
    assert.equal(await isMarked(used.file), false);
  });

  it('is found in the library', async () => {
    const { data } = await desk.list('unused=true&size=200');
    assert.ok(data.length > 0 && data.every(({ isused }) => !isused));
  });
});
