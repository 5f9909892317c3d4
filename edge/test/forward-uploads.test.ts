import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UPLOAD_LIMIT } from 'server/body-limit';
import { startEchoShop } from './support/passing-shop.ts';

const PATH = '/api/staff/catalogue/pictures';

/** Starts a storefront whose backend reads uploads of signed-in staff and refuses others unread. */
async function startUploadShop() {
  const made = await startEchoShop();
  made.backend.removeAllContentTypeParsers();
  made.backend.addContentTypeParser('*', (_request, body, done) => done(null, body));
  made.backend.post(PATH, async ({ headers, body }, reply) => {
    if (headers.authorization === undefined) return reply.code(401).send({ status: false });
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) size += chunk.length;
    return { size };
  });
  await made.backend.listen({ path: made.socket });
  return made;
}

const headers = { 'content-type': 'image/jpeg' };
const signedIn = { ...headers, authorization: 'bearer x' };

describe('an upload of a picture', () => {
  it('is passed on in full up to the limit', async () => {
    const { origin } = await startUploadShop();
    const body = Buffer.alloc(UPLOAD_LIMIT);
    const response = await fetch(origin + PATH, { method: 'POST', headers: signedIn, body });
    assert.deepEqual([response.status, await response.json()], [200, { size: UPLOAD_LIMIT }]);
  });

  it('is refused by the backend while it is being sent', async () => {
    const { origin } = await startUploadShop();
    for (let time = 0; time < 3; time += 1) {
      const body = Buffer.alloc(5_000_000);
      const response = await fetch(origin + PATH, { method: 'POST', headers, body });
      assert.equal(response.status, 401);
    }
  });

  it('is refused unread if it is too large, and its sender can read why', async () => {
    const { origin } = await startUploadShop();
    const body = Buffer.alloc(UPLOAD_LIMIT + 1);
    await isRefused(await fetch(origin + PATH, { method: 'POST', headers: signedIn, body }), 413);
  });

  it('is refused if it has no size', async () => {
    const { origin } = await startUploadShop();
    const body = new Blob([Buffer.alloc(10)]).stream();
    const options = { method: 'POST', headers: signedIn, body, duplex: 'half' as const };
    await isRefused(await fetch(origin + PATH, options), 411);
  });
});

async function isRefused(response: Response, status: number): Promise<void> {
  assert.equal(response.status, status);
  const { error, field } = (await response.json()) as { error: string; field: string };
  assert.match(error, /^Picture: /);
  assert.equal(field, 'picture');
}
