import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { addPreviewLink } from 'releases/preview-links';
import { openDataFolder } from '../../releases/test/support/publish-to.ts';
import { startApiShop } from './support/api-shop.ts';
import { OWN_PAGE_HEADERS, startPreviewShop } from './support/preview-shop.ts';

describe('a link to a version that is not live', () => {
  it('shows the version to whoever presses its button, for half an hour and without a sign-in', async () => {
    const { app, data, kept, visit } = await startPreviewShop();
    const { store } = await openDataFolder(data);
    const { path, expiresAt } = await addPreviewLink(store, 'catalog', kept, 'catalog team');
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    assert.ok(minutes > 29 && minutes <= 30, String(minutes));
    const page = await app.inject({ url: path });
    assert.deepEqual([page.statusCode, page.headers['set-cookie']], [200, undefined]);
    assert.match(page.body, /<button>Show it<\/button>/);
    const press = () => app.inject({ method: 'POST', url: path, headers: OWN_PAGE_HEADERS });
    const pressed = await press();
    assert.deepEqual([pressed.statusCode, pressed.headers.location], [303, '/catalog']);
    const setCookie = String(pressed.headers['set-cookie']);
    assert.match(setCookie, /^preview=\S+ .*HttpOnly; SameSite=Strict$/);
    assert.equal((await visit(setCookie.split(';')[0])).told, kept);
    mock.timers.enable({ apis: ['Date'], now: Date.parse(expiresAt) + 1000 });
    try {
      assert.equal((await press()).statusCode, 410);
      assert.equal((await visit(setCookie.split(';')[0])).text, 'one');
    } finally {
      mock.timers.reset();
    }
  });

  it('is refused from a page of another site, and with another secret', async () => {
    const { app } = await startPreviewShop();
    const press = async (headers: object, secret: string) =>
      app.inject({ method: 'POST', url: `/-/preview/links/${secret}`, headers: { ...headers } });
    const foreign = { ...OWN_PAGE_HEADERS, 'sec-fetch-site': 'cross-site' };
    assert.equal((await press(foreign, 'x')).statusCode, 403);
    const ended = await press(OWN_PAGE_HEADERS, 'x'.repeat(43));
    assert.deepEqual([ended.statusCode, ended.headers['set-cookie']], [410, undefined]);
  });

  it('is created by the token of the package, for a stored version', async () => {
    const shop = await startApiShop();
    const version = (await shop.live('catalog')) ?? '';
    const team = await shop.team('catalog');
    const { path } = await team.previewLink('catalog', version);
    assert.match(path, /^\/-\/preview\/links\/[\w-]{43}$/);
    await assert.rejects(team.previewLink('basket', version), /is for catalog, and not for basket/);
    await assert.rejects(team.previewLink('catalog', '7.0.0'), /is not stored/);
  });
});
