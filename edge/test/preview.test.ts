import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { PREVIEW_MS, createPreviewCookie } from '../src/preview/signed-cookies.ts';
import { publish } from 'releases/publish';
import { BLOCK_FOREVER, createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { OWN_PAGE_HEADERS, startPreviewShop } from './support/preview-shop.ts';
import { testAuthor, openDataFolder } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

const KEY = 'a key that several edges have';
/** Cache-Control header of public pages. */
const PUBLIC = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1';

describe('a version that is not live', () => {
  it('is rendered completely in the browser of staff only, with a notice', async () => {
    const { begin, visit, live, kept } = await startPreviewShop();
    const { statusCode, cookie, answer: response } = await begin({ catalog: kept });
    assert.equal(statusCode, 200);
    const page = await visit(cookie);
    assert.deepEqual([page.text, page.told, page.cacheControl], ['two', kept, 'private, no-store']);
    assert.deepEqual(page.preview, { versions: { catalog: kept }, until: response.until });
    assert.ok(page.body.includes(`/releases/catalog/${kept}/routes.js`));
    const other = await visit();
    assert.deepEqual(
      [other.text, other.told, other.preview, other.cacheControl],
      ['one', live, null, PUBLIC],
    );
  });

  it('stays in that browser for half an hour, through a cookie that scripts cannot read', async () => {
    const { begin, visit, kept } = await startPreviewShop();
    const { setCookie, cookie } = await begin({ catalog: kept });
    assert.match(
      setCookie,
      /^preview=[\w-]+\.[\w-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    mock.timers.enable({ apis: ['Date'], now: Date.now() + PREVIEW_MS - 60_000 });
    try {
      assert.equal((await visit(cookie)).told, kept);
      mock.timers.setTime(Date.now() + 120_000);
      assert.equal((await visit(cookie)).text, 'one');
    } finally {
      mock.timers.reset();
    }
  });

  it('is rendered by every edge with the same key, and not for a forged cookie', async () => {
    const { data, kept, visit, env } = await startPreviewShop();
    const cookieContent = { folders: { catalog: `catalog/${kept}` }, until: Date.now() + 60_000 };
    const [signed = ''] = createPreviewCookie(KEY).begin(cookieContent, false).split(';');
    assert.equal((await visit(signed)).text, 'one');
    const other = await startEdge(data, { ...env, CAPTCHA_HMAC_KEY: KEY });
    const { body } = await other.inject({ url: '/catalog', headers: { cookie: signed } });
    assert.match(body, /<h1>two<\/h1>/);
    for (const forged of [`${signed}x`, 'preview=', 'preview=e30.e30', 'preview=..'])
      assert.equal((await visit(forged)).text, 'one');
  });

  it('is no longer rendered after its deletion', async () => {
    const { data, env } = await startPreviewShop();
    const app = await startEdge(data, { ...env, CAPTCHA_HMAC_KEY: KEY });
    const cookieContent = {
      folders: { catalog: 'catalog/1.2.0-gone' },
      until: Date.now() + 60_000,
    };
    const cookie = createPreviewCookie(KEY).begin(cookieContent, false);
    const { body, headers } = await app.inject({ url: '/catalog', headers: { cookie } });
    assert.match(body, /<h1>one<\/h1>/);
    assert.equal(headers['cache-control'], PUBLIC);
  });

  it('is not rendered if a remote or shell of it is damaged', async () => {
    const { data, begin, visit, kept, live } = await startPreviewShop();
    const releases = await openDataFolder(data);
    const [shell] = await publish(releases, [createBuild('shell', 'two')], testAuthor, {
      preview: true,
    });
    const version = shell?.metadata.version ?? '';
    for (const versions of [{ catalog: kept }, { shell: version }]) {
      let cookie = '';
      await eventually(async () => {
        const begun = await begin(versions);
        assert.equal(begun.statusCode, 200);
        cookie = begun.cookie;
      });
      const [[name, chosen] = []] = Object.entries(versions);
      writeFileSync(join(data, `releases/${name}/${chosen}/main.js`), 'changed');
      const { text, told, preview } = await visit(cookie);
      assert.deepEqual([text, told, preview], ['one', live, null]);
    }
  });

  it('must be released and compatible with the live releases', async () => {
    const { data, begin, kept, live, eventuallyKnows } = await startPreviewShop();
    const refused = async (versions: object) => {
      const { statusCode, setCookie, answer: response } = await begin(versions);
      assert.equal(setCookie, '');
      return [statusCode, response.error];
    };
    assert.deepEqual(await refused({ catalog: '9.9.9-none' }), [
      409,
      "There is no version '9.9.9-none' of 'catalog', or it was let go.",
    ]);
    for (const name of ['../catalog', 'content', 'constructor'])
      assert.equal((await refused({ [name]: kept }))[0], 409, name);
    assert.deepEqual(await refused({ catalog: live }), [
      409,
      'What you name is live for everybody.',
    ]);
    for (const nonsense of [{}, { catalog: 7 }, { catalog: '' }])
      assert.ok([400, 409].includes(Number((await refused(nonsense))[0])));
    const releases = await openDataFolder(data);
    const giving = (gives: string) => createBuild('shell', gives, { gives: { shared: gives } });
    await publish(
      releases,
      [createBuild('catalog', 'three', { needs: { shared: '^1.0.0' } })],
      testAuthor,
    );
    await publish(
      releases,
      [giving('2.0.0'), createBuild('catalog', 'four', { needs: { shared: '^2.0.0' } })],
      testAuthor,
    );
    const three = await eventuallyKnows(4);
    assert.deepEqual(await refused({ catalog: three }), [
      409,
      'This does not fit what is live. The catalog remote needs shared ^1.0.0, and the shell gives 2.0.0.',
    ]);
  });

  it("cannot delay other visitors' pages", async () => {
    const { begin, visit, kept } = await startPreviewShop({
      server: `text: () => { ${BLOCK_FOREVER} }`,
      limits: { RENDER_TIMEOUT_MS: '2000' },
    });
    const { cookie } = await begin({ catalog: kept });
    let isOver = false;
    const previewed = visit(cookie).finally(() => (isOver = true));
    let requestCount = 0;
    while (!isOver) {
      assert.equal((await visit()).text, 'one');
      requestCount += 1;
      // Lets other work run, because only the previewed page needs the event loop.
      await pause(20);
    }
    assert.ok(requestCount > 3, `${requestCount}`);
    assert.equal((await previewed).told, kept);
    assert.equal((await visit()).text, 'one');
  });

  it('ends with a form on any page, which leads back to that page', async () => {
    const { app, begin, kept } = await startPreviewShop();
    const { cookie } = await begin({ catalog: kept });
    const end = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/-/preview/end',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      });
    for (const [referer, location] of [
      [`${OWN_PAGE_HEADERS.origin}/catalog?a=1`, '/catalog?a=1'],
      ['https://elsewhere.test/catalog', '/'],
      [`${OWN_PAGE_HEADERS.origin}//elsewhere.test`, '/elsewhere.test'],
      [`${OWN_PAGE_HEADERS.origin}/-/preview`, '/'],
      ['', '/'],
    ] as const) {
      const { statusCode, headers } = await end({ ...OWN_PAGE_HEADERS, referer });
      assert.deepEqual([statusCode, headers.location], [303, location]);
      assert.match(String(headers['set-cookie']), /^preview=; Max-Age=0; Path=\//);
    }
    assert.equal((await end({ origin: 'https://elsewhere.test' })).statusCode, 403);
  });
});
