import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { imageWidths } from '../../src/pictures/store/formats.ts';
import { SizePreparer } from '../../src/pictures/prepare-sizes.ts';
import { pictures } from '../../src/pictures/store/tables.ts';
import { createPictureDesk } from '../support/picture-desk.ts';
import { createJpeg, createPhotograph } from '../support/picture-files.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { app, config, db } = shop;
const desk = await createPictureDesk(shop);
const otherMachine = await mkdtemp(join(tmpdir(), 'shop-api-'));
after(() => rm(otherMachine, { recursive: true }));

const prepare = (dataDir = config.dataDir, signal = new AbortController().signal) =>
  new SizePreparer({ ...config, dataDir }, db, app.log).prepareAll(signal);

const listConversions = async (dataDir = config.dataDir) =>
  (await readdir(join(dataDir, 'images')).catch(() => [])).sort();

describe('the widths of a new picture', () => {
  it('are made once, by one of two processes, in every format that pages use', async () => {
    for (const name of ['one', 'two', 'three']) await desk.add(await createJpeg(name));
    await Promise.all([prepare(), prepare(otherMachine)]);
    const { data } = await desk.list('size=3');
    assert.deepEqual(
      data.map(({ isready }) => isready),
      [true, true, true],
    );
    const conversions = [...(await listConversions()), ...(await listConversions(otherMachine))];
    assert.equal(new Set(conversions).size, conversions.length);
    assert.equal(conversions.length, 3 * imageWidths.length * 3);
    const [prefix] = data.map(({ file }) => file.slice(0, 16));
    for (const width of imageWidths) {
      for (const format of ['avif', 'webp', 'jpeg'])
        assert.ok(conversions.includes(`${prefix}-${width}.${format}`));
    }
  });

  it('are those that visitors get', async () => {
    const { file } = await desk.add(await createPhotograph('visited', 400, 300).jpeg().toBuffer());
    await prepare();
    const before = await listConversions();
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const response = await app.inject({ url: `/images/${file}?w=320`, headers: { accept } });
      assert.equal(response.statusCode, 200);
    }
    assert.deepEqual(await listConversions(), before);
  });

  it('are made later if a process is stopped, and not by two if it is still at work', async () => {
    const { file } = await desk.add(await createJpeg('stopped'));
    await prepare(config.dataDir, AbortSignal.abort());
    const claim = async (until: string) =>
      db
        .update(pictures)
        .set({ preparingUntil: sql`now() + ${until}::interval` })
        .where(eq(pictures.file, file));
    await claim('1 minute');
    await prepare();
    assert.equal((await desk.list()).data[0]?.isready, false);
    await claim('-1 minute');
    await prepare();
    assert.equal((await desk.list()).data[0]?.isready, true);
  });
});
