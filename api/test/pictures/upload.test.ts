import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { buildApp } from '../../src/app.ts';
import { catalogVersion } from '../../src/catalog/records/tables.ts';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { createColleague } from '../support/colleagues.ts';
import { createPictureDesk } from '../support/picture-desk.ts';
import { createJpeg, createPhotograph } from '../support/picture-files.ts';
import { retryWhileBusy } from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { app, db, config } = shop;
const desk = await createPictureDesk(shop);

describe('an uploaded picture', () => {
  it('is in the library with its size, and is served at once by every process', async () => {
    const response = await desk.upload(await createPhotograph('one', 300, 200).png().toBuffer());
    assert.equal(response.statusCode, 200, response.body);
    const { data } = response.json();
    assert.match(data.file, /^[0-9a-f]{32}\.jpg$/);
    assert.partialDeepStrictEqual(data, {
      width: 300,
      height: 200,
      alt: '',
      focusx: 50,
      focusy: 50,
      by: 'Pat',
      isused: false,
      isready: false,
    });
    assert.deepEqual((await desk.list()).data[0], data);
    const otherProcess = await buildApp(config, db);
    const served = await otherProcess.inject(`/images/${data.file}`);
    assert.equal(served.statusCode, 200);
    assert.equal(served.headers['content-type'], 'image/jpeg');
    assert.equal(served.headers['x-content-type-options'], 'nosniff');
    assert.equal(served.rawPayload.length, data.bytes);
    const headers = { accept: 'image/avif,image/webp' };
    const sized = await otherProcess.inject({ url: `/images/${data.file}?w=160`, headers });
    assert.equal(sized.headers['content-type'], 'image/avif');
    assert.equal((await sharp(sized.rawPayload).metadata()).width, 160);
    await otherProcess.close();
  });

  it('is stored once, whoever uploads it how often', async () => {
    const body = await createJpeg('twice');
    const ben = await createColleague(shop);
    const first = await desk.add(body);
    const again = await app.inject({
      method: 'POST',
      url: '/staff/catalogue/pictures',
      headers: { ...ben.headers, 'content-type': 'application/octet-stream' },
      payload: body,
    });
    assert.equal(again.json().data.file, first.file);
    const files = (await desk.list()).data.map(({ file }) => file);
    assert.equal(files.filter((file) => file === first.file).length, 1);
  });

  it('is not accepted from a visitor, a customer or staff without the permission', async () => {
    const payload = await createJpeg('stranger');
    const send = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/staff/catalogue/pictures',
        headers: { 'content-type': 'image/jpeg', ...headers },
        payload,
      });
    assert.equal((await send({})).statusCode, 401);
    const helper = await createColleague(shop, 'staff');
    assert.equal((await send(helper.headers)).statusCode, 403);
  });

  it('gets a description and a focal point, and both are in the audit log', async () => {
    const { file } = await desk.add(await createJpeg('described'));
    const change = (payload: object) => desk.post(`/staff/catalogue/pictures/${file}`, payload);
    const [before] = await db.select().from(catalogVersion);
    const response = await change({ alt: ' A folded\u000bveil ', focusx: 20, focusy: 80 });
    const [after] = await db.select().from(catalogVersion);
    assert.notEqual(after?.version, before?.version, 'pages must read them again');
    assert.partialDeepStrictEqual(response.json().data, {
      file,
      alt: 'A folded veil',
      focusx: 20,
      focusy: 80,
    });
    const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, file));
    assert.deepEqual(
      entries.map(({ action, after }) => [action, Object.keys(after ?? {}).toSorted()]),
      [
        ['picture.uploaded', ['bytes', 'height', 'width']],
        ['picture.changed', ['alt', 'focusX', 'focusY']],
      ],
    );
    const wrong = await change({ alt: 'x'.repeat(301), focusx: 50, focusy: 50 });
    assert.deepEqual([wrong.statusCode, wrong.json().field], [400, 'alt']);
    assert.equal((await change({ alt: '', focusx: 101, focusy: 50 })).json().field, 'focusx');
    const unknown = await desk.post('/staff/catalogue/pictures/none.jpg', {
      alt: '',
      focusx: 1,
      focusy: 1,
    });
    assert.equal(unknown.statusCode, 404);
  });
});

describe('an upload that is broken off', () => {
  it('makes room for others', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let time = 0; time < 10; time += 1) {
      const upload = request(`${origin}/staff/catalogue/pictures`, {
        method: 'POST',
        headers: { ...desk.headers, 'content-type': 'image/jpeg', 'content-length': 1_000 },
      });
      upload.on('error', () => undefined);
      upload.write('half');
      await once(upload, 'socket');
      await pause(20);
      upload.destroy();
    }
    const response = await retryWhileBusy(async () =>
      desk.upload(await createJpeg('after others')),
    );
    assert.equal(response.statusCode, 200);
  });
});

describe('the library', () => {
  it('is read page by page, the newest picture first', async () => {
    const added = [];
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      added.push((await desk.add(await createJpeg(name))).file);
    const all = await desk.list('size=200');
    assert.equal(all.next, '');
    const files = all.data.map(({ file }) => file);
    assert.deepEqual(files.slice(0, 5), added.toReversed());
    const read: string[] = [];
    let page = await desk.list('size=7');
    for (; page.next !== ''; page = await desk.list(`size=7&after=${page.next}`))
      read.push(...page.data.map(({ file }) => file));
    assert.deepEqual([...read, ...page.data.map(({ file }) => file)], files);
    const wrong = await desk.get('/staff/catalogue/pictures?after=x');
    assert.deepEqual([wrong.statusCode, wrong.json().field], [400, 'after']);
  });

  it('ends with the pictures that come with the shop, and knows which of them are used', async () => {
    const { data } = await desk.list('size=200');
    const uploads = data.findLastIndex(({ at }) => at !== '') + 1;
    const builtIn = data.slice(uploads);
    assert.partialDeepStrictEqual(builtIn[0], {
      file: 'about.svg',
      isused: true,
      isready: true,
      by: '',
    });
    assert.ok(builtIn.every(({ file, width }) => file.endsWith('.svg') && width > 0));
    const placeholder = builtIn.find(({ file }) => file === 'placeholder.svg');
    assert.equal(placeholder?.isused, false);
  });
});
