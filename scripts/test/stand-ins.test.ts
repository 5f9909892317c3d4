import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { serveMockBackends } from '../mock-backend/serve-mock-backends.ts';

describe('the mock backend of remotes', async () => {
  const first = { answers: { 'GET users/getservices': { body: ['first'] } } };
  const second = {
    answers: {
      'GET users/getservices': { body: ['second'] },
      'POST users/orderplace': { status: 409, body: { error: 'Full.' } },
      'GET users/getmail/*': { body: { status: true } },
    },
  };
  const unknown: string[] = [];
  const emptyMockBackend = { shoppers: {}, visits: [] };
  const backend = await serveMockBackends(
    [
      { ...emptyMockBackend, ...first },
      { ...emptyMockBackend, ...second },
    ],
    { onUnknown: (call) => unknown.push(call) },
  );
  after(() => backend.close());
  const ask = (path: string, init?: RequestInit) => fetch(`${backend.url}/${path}`, init);

  it('responds by the first mock that knows a call, whatever the query', async () => {
    assert.deepEqual(await (await ask('users/getservices?page=1')).json(), ['first']);
    const refused = await ask('users/orderplace', { method: 'POST', body: '{}' });
    assert.equal(refused.status, 409);
    assert.deepEqual(await refused.json(), { error: 'Full.' });
    assert.equal((await ask('users/getmail/7/SLR10001/Ada')).status, 200);
  });

  it('responds to the calls that the page server makes by itself', async () => {
    const figures = { method: 'POST', body: '{"figures":[]}' };
    assert.deepEqual(await (await ask('release-figures', figures)).json(), { status: true });
    const stored = await ask('release-figures?since=2026-11-26');
    assert.deepEqual(await stored.json(), { status: true, data: [] });
    assert.deepEqual(unknown, []);
  });

  it('serves any picture and allows calls from pages of other origins', async () => {
    const picture = await ask('images/anything.svg');
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
    assert.equal(picture.headers.get('access-control-allow-origin'), '*');
    assert.equal((await ask('users/getservices', { method: 'OPTIONS' })).status, 204);
  });

  it('reports an unknown call in its response and to its user', async () => {
    const response = await ask('users/getbanners');
    assert.equal(response.status, 404);
    assert.match(await response.text(), /No stand-in answers 'GET users\/getbanners'/);
    assert.deepEqual(unknown, ['GET users/getbanners']);
  });
});
