import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { deletePhotoFiles } from '../../src/photos/delete-photo-files.ts';
import { photoTables } from '../../src/photo-tables.ts';
import { openPhotoStore } from '../../src/photos/photo-store.ts';
import { quotes } from '../../src/quotes/records/tables.ts';
import { createPerson } from '../support/people.ts';
import { createJpeg } from '../support/picture-files.ts';
import { createQuoteDesk, createRequest } from '../support/quote-desk.ts';
import { sendPost } from '../support/shopping.ts';

const { app, call, config, db, readPage, sent } = await createQuoteDesk();
const manager = await createPerson(db, 'staff', 'manager@example.com', 'manager');

/** Returns a sent quote of a customer, with a photo, and the customer's path at the desk. */
async function createCustomer(email: string) {
  const quote = await sent({}, { contact: { ...createRequest().contact, email } });
  const response = await app.inject({
    method: 'POST',
    url: '/quotes/photos',
    headers: {
      'content-type': 'image/jpeg',
      'x-quote-token': quote.token,
      'x-photo-key': randomUUID(),
    },
    payload: await createJpeg(email),
  });
  assert.equal(response.statusCode, 200, response.body);
  const { url: photo } = response.json<{ data: { url: string } }>().data;
  const found = await sendPost(app, manager, '/staff/customers/search', { text: email });
  const { path } = found.json<{ path: string }>();
  return { ...quote, email, photo, path };
}

const load = (url: string) => app.inject({ method: 'GET', url: `/${url}` });

describe('a person with a quote', () => {
  it('gets an export with the request, the offers and the history, without what staff noted', async () => {
    const { email, path, quoteno, token } = await createCustomer('exported@example.com');
    const response = await sendPost(app, manager, `/staff/customers/${path}/export`, {});
    const [quote, ...others] = response.json<{
      data: {
        quotes: {
          quoteno: string;
          contact: { email: string };
          request: { note: string; items: unknown[] };
          offers: { terms: string }[];
          photos: number;
        }[];
      };
    }>().data.quotes;
    assert.ok(quote, response.body);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [quote.quoteno, quote.contact.email, quote.request.note, quote.request.items.length],
      [quoteno, email, 'The piano goes to my aunt.', 2],
    );
    assert.deepEqual(
      quote.offers.map(({ terms }) => terms),
      ['We carry what is on the list.'],
    );
    assert.equal(quote.photos, 1);
    for (const secret of [token, 'tokenHash', 'staffid', 'composition'])
      assert.ok(!response.body.includes(secret), secret);
  });

  it('is erased with the quote, its message, its link and the files of its photos, and nobody else', async () => {
    const other = await createCustomer('stays@example.com');
    const { email, path, photo, quoteno, token } = await createCustomer('erased@example.com');
    const store = await openPhotoStore(config);
    const storedFiles = (await store.list()).length;
    const response = await sendPost(app, manager, `/staff/customers/${path}/erase`, { email });
    assert.deepEqual(response.json(), {
      status: true,
      accounts: 0,
      orders: 0,
      messages: 1,
      quotes: 1,
    });
    assert.equal(await db.$count(quotes, eq(quotes.quoteno, quoteno)), 0);
    assert.equal(await db.$count(contactMessages, eq(contactMessages.email, email)), 0);
    assert.equal((await call('bylink', { token })).statusCode, 404);
    assert.equal((await load(photo)).statusCode, 404);
    const audit = await db.select().from(staffAudit);
    assert.doesNotMatch(JSON.stringify(audit), /erased@|Robin|piano/i);

    const signal = new AbortController().signal;
    await deletePhotoFiles({ db, store, tables: photoTables }, signal, Date.now() + 25 * 3_600_000);
    assert.equal((await store.list()).length, storedFiles - 2);
    assert.equal((await load(other.photo)).statusCode, 200);
    assert.equal((await readPage(other.token)).quoteno, other.quoteno);
  });
});
