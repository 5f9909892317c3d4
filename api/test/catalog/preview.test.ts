import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { catalogueChanges, catalogueDrafts } from '../../src/catalog/staff/records/tables.ts';
import { startSession } from '../../src/people/sessions/sessions.ts';
import { createPerson, toHeaders } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

let draftCount = 0;

/** Adds a draft that renames and hides products of the first service. */
async function addDraft(values: object, entityid = 1) {
  const key = `draft-${(draftCount += 1)}`;
  const [draft] = await db
    .insert(catalogueDrafts)
    .values({ name: `January ${draftCount}`, key })
    .returning({ id: catalogueDrafts.id });
  const id = draft?.id ?? 0;
  const change = { draftid: id, kind: 'products', entityid, values: { ...values }, base: {} };
  await db.insert(catalogueChanges).values(change);
  return id;
}

const staff = await createPerson(db, 'staff');

async function preview(draftid: number, { headers } = staff, cookie = '') {
  const url = `/staff/catalogue/drafts/${draftid}/preview`;
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, cookie: [headers.cookie, cookie].join('; ') },
  });
  const setCookie = String(response.headers['set-cookie'] ?? '');
  return { status: response.statusCode, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function read(cookie?: string, url = '/users/getproducts/1') {
  const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  const { 'cache-control': cacheControl, etag } = response.headers;
  return { status: response.statusCode, body: response.body, cacheControl, etag };
}

const PUBLIC = 'public, max-age=3';
const PRIVATE = 'private, no-store';

describe('the preview of a draft', () => {
  it('shows the draft in every public read of that browser, and nothing of it to others', async () => {
    const before = await read();
    const { status, setCookie, cookie } = await preview(await addDraft({ name: 'January Gown' }));
    assert.equal(status, 200);
    assert.match(
      setCookie,
      /^catalogue-preview=[\w-]{43}; Max-Age=14400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const previewed = await read(cookie);
    assert.ok(previewed.body.includes('January Gown'));
    assert.deepEqual([previewed.cacheControl, previewed.etag], [PRIVATE, undefined]);
    const after = await read();
    assert.deepEqual(after, before);
    assert.equal(after.cacheControl, PUBLIC);
    const own = await read(cookie, '/users/getcataloguepreview');
    assert.match(own.body, /"name":"January 1"/);
  });

  it('hides what the draft hides', async () => {
    const slug = JSON.parse((await read()).body)[0].slug;
    const { cookie } = await preview(await addDraft({ visibility: 'hidden' }));
    const url = `/users/getproductbyslug/${slug}`;
    const previewed = await read(cookie, url);
    assert.deepEqual([previewed.status, previewed.etag], [404, undefined]);
    assert.equal((await read(undefined, url)).status, 200);
  });

  it('is refused without the permission, for an unknown draft, and for a closed one', async () => {
    const id = await addDraft({ name: 'X' });
    const customer = await createPerson(db);
    assert.equal((await preview(id, customer)).status, 403);
    assert.equal((await preview(9999)).status, 404);
    await db.execute(sql`update catalogue_drafts set state = 'discarded' where id = ${id}`);
    assert.equal((await preview(id)).status, 409);
  });

  it('is refused if its sign-in ends at the same time', async () => {
    const id = await addDraft({ name: 'X' });
    const leaving = await createPerson(db, 'staff');
    const [{ status }] = await Promise.all([
      preview(id, leaving),
      app.inject({ method: 'POST', url: '/admin/logout', headers: leaving.headers }),
    ]);
    assert.ok([200, 401].includes(status), String(status));
  });
});

describe('a token of a preview', () => {
  const isIgnored = async (cookie: string) => {
    const response = await read(cookie);
    assert.equal(response.cacheControl, PUBLIC);
    assert.ok(!response.body.includes('Ignored'));
    assert.equal((await read(cookie, '/users/getcataloguepreview')).status, 404);
  };
  const begin = async (who = staff, cookie = '') =>
    preview(await addDraft({ name: 'Ignored' }), who, cookie);

  it('is ignored if it is made up', async () => {
    await isIgnored(`catalogue-preview=${'x'.repeat(43)}`);
    await isIgnored('catalogue-preview=');
  });

  it('is ignored after the preview has ended or another one has begun', async () => {
    const { cookie } = await begin();
    const headers = { ...staff.headers, cookie: `${staff.headers.cookie}; ${cookie}` };
    const ended = await app.inject({
      method: 'POST',
      url: '/staff/catalogue/preview/end',
      headers,
    });
    assert.match(String(ended.headers['set-cookie']), /^catalogue-preview=; Max-Age=0;/);
    await isIgnored(cookie);
    const first = await begin();
    await begin(staff, first.cookie);
    await isIgnored(first.cookie);
  });

  it('is ignored after 4 hours, after a sign-out, and without the permission', async () => {
    const late = await begin();
    await db.execute(sql`update catalogue_previews set expires_at = now() - interval '1 second'`);
    await isIgnored(late.cookie);
    const colleague = await createPerson(db, 'staff');
    const { cookie } = await begin(colleague);
    await db.execute(sql`update users set staff_role = 'staff' where id = ${colleague.id}`);
    await isIgnored(cookie);
    await db.execute(sql`update users set staff_role = 'owner' where id = ${colleague.id}`);
    assert.equal((await read(cookie)).cacheControl, PRIVATE);
    await db.execute(sql`delete from sessions where userid = ${colleague.id}`);
    await isIgnored(cookie);
  });

  it('is ignored after the sign-in that began it, though the person is signed in elsewhere', async () => {
    const colleague = await createPerson(db, 'staff');
    const elsewhere = toHeaders(await startSession(db, colleague));
    const { cookie } = await begin(colleague);
    const logOut = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/admin/logout',
        headers: { authorization: `bearer ${token}`, cookie },
      });
    const other = await begin({ ...colleague, headers: elsewhere });
    const { headers } = await logOut(colleague.token);
    assert.match(String(headers['set-cookie']), /^catalogue-preview=; Max-Age=0;/);
    await isIgnored(cookie);
    assert.equal((await read(other.cookie)).cacheControl, PRIVATE);
  });

  it('is ignored once its draft is closed', async () => {
    const { cookie } = await begin();
    await db.execute(sql`update catalogue_drafts set state = 'published'`);
    await isIgnored(cookie);
  });
});
