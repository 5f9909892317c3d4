import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { deletePhotoFiles } from '../../src/photos/delete-photo-files.ts';
import { readTicket } from '../../src/photos/photo-address.ts';
import { openPhotoStore } from '../../src/photos/photo-store.ts';
import { photoTables } from '../../src/photo-tables.ts';
import { quotePhotos } from '../../src/quotes/records/tables.ts';
import { createHeicStart, createJpeg, createPhotograph } from '../support/picture-files.ts';
import { createQuoteDesk } from '../support/quote-desk.ts';
import { sendGet } from '../support/shopping.ts';

const { act, app, call, config, db, read, readPage, request, staff } = await createQuoteDesk();

interface Photo {
  id: number;
  url: string;
  thumbnailurl: string;
  width: number;
}

const upload = (token: string, body: Buffer, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: '/quotes/photos',
    headers: {
      'content-type': 'image/jpeg',
      'x-quote-token': token,
      'x-photo-key': key,
    },
    payload: body,
  });

async function add(token: string, body: Buffer, key?: string): Promise<Photo> {
  const response = await upload(token, body, key);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: Photo }>().data;
}

const load = (url: string) => app.inject({ method: 'GET', url: `/${url}` });

/** Returns a photo with the place where it was taken. */
const createCameraPhoto = () =>
  createPhotograph('camera', 900, 600)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();

describe('photos of a quote', () => {
  it('are shown to the holder of the link and to staff, in two sizes, without their metadata', async () => {
    const { quoteno, token } = await request();
    const photo = await add(token, await createCameraPhoto());
    const full = await load(photo.url);
    assert.equal(full.headers['content-type'], 'image/jpeg');
    assert.equal(full.headers['cache-control'], 'private, no-store');
    const metadata = await sharp(full.rawPayload).metadata();
    assert.deepEqual([metadata.width, metadata.exif], [900, undefined]);
    const thumb = await sharp((await load(photo.thumbnailurl)).rawPayload).metadata();
    assert.ok(Number(thumb.width) <= 480);
    assert.equal((await readPage(token)).photos.length, 1);
    assert.equal((await read(quoteno)).photos[0]?.id, photo.id);
  });

  it('are stored once, however often a lost upload is repeated', async () => {
    const { token } = await request();
    const [key, file] = [randomUUID(), await createJpeg('lost')];
    const photos = await Promise.all([add(token, file, key), add(token, file, key)]);
    const repeated = await add(token, file, key);
    assert.equal(new Set([...photos, repeated].map(({ id }) => id)).size, 1);
    assert.equal((await readPage(token)).photos.length, 1);
  });

  it('are 404 by a guessed, a changed and an ended address', async () => {
    const { token } = await request();
    const { url, id } = await add(token, await createJpeg('private'));
    const ticket = url.split('/').at(-1) ?? '';
    const [file, size, end, signature = ''] = ticket.split('.');
    const changed = [
      `photos/${id}`,
      `photos/${randomUUID()}.${size}.${end}.${signature}`,
      `photos/${file}.${size}.${Number(end) + 600}.${signature}`,
      `photos/${file}.thumb.${end}.${signature}`,
      `photos/${file}.${size}.${end}.${'A'.repeat(43)}`,
      `images/${id}.jpg`,
    ];
    for (const address of changed) assert.equal((await load(address)).statusCode, 404, address);
    assert.equal(await readTicket(db, ticket, Date.now() + 16 * 60_000), null);
    assert.ok(await readTicket(db, ticket));
  });

  it('are refused if they are no picture, too large, more than twenty, or without a link', async () => {
    const { token } = await request();
    const refused = [
      [await upload(token, Buffer.from('<svg></svg>')), 400, /SVG/],
      [await upload(token, createHeicStart()), 400, /HEIC/],
      [await upload(token, Buffer.alloc(15 * 1024 * 1024 + 1)), 413, /15 MB/],
      [await upload(token, await createJpeg('no key'), ''), 400, /key/],
      [await upload('false', await createJpeg('no link')), 404, /link/],
    ] as const;
    for (const [response, status, sentence] of refused) {
      assert.equal(response.statusCode, status, response.body);
      assert.match(response.json<{ error: string }>().error, sentence);
    }
    const { id } = await add(token, await createJpeg('first'));
    const [row] = await db.select().from(quotePhotos).where(eq(quotePhotos.id, id));
    assert.ok(row);
    const { id: _id, ...copy } = row;
    await db
      .insert(quotePhotos)
      .values(Array.from({ length: 19 }, () => ({ ...copy, key: randomUUID() })));
    const many = await upload(token, await createJpeg('twenty-first'));
    assert.equal(many.statusCode, 409, many.body);
    const removed = await call('photos/remove', { token, photoid: id });
    assert.equal(removed.json<{ data: { photos: unknown[] } }>().data.photos.length, 19);
    await add(token, await createJpeg('twenty-first'));
  });

  it('of a photo that was removed, the files are deleted as well, and no others', async () => {
    const { quoteno, token } = await request();
    const removed = await add(token, await createJpeg('removed'));
    const other = await add(token, await createJpeg('other'));
    const response = await act(quoteno, `photos/${removed.id}/remove`);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal((await load(removed.url)).statusCode, 404);
    const store = await openPhotoStore(config);
    const before = (await store.list()).length;
    const signal = new AbortController().signal;
    await deletePhotoFiles({ db, store, tables: photoTables }, signal, Date.now() + 25 * 3_600_000);
    assert.ok((await store.list()).length <= before - 2);
    assert.equal((await load(other.url)).statusCode, 200);
    assert.equal((await sendGet(app, staff, `/staff/quotes/${quoteno}`)).statusCode, 200);
  });
});
