import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UPLOAD_LIMIT, uploadCalls } from 'server/body-limit';
import { startEchoShop } from './support/passing-shop.ts';

/** Starts a storefront whose backend reads uploads of signed-in staff and refuses others unread. */
async function startUploadShop() {
  const made = await startEchoShop();
  made.backend.removeAllContentTypeParsers();
  made.backend.addContentTypeParser('*', (_request, body, done) => done(null, body));
  for (const { path } of uploadCalls) {
    made.backend.post(`/api${path}`, async ({ headers, body }, reply) => {
      if (headers.authorization === undefined) return reply.code(401).send({ status: false });
      let size = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) size += chunk.length;
      return { size };
    });
  }
  await made.backend.listen({ path: made.socket });
  return made;
}

const headers = { 'content-type': 'image/jpeg' };
const signedIn = { ...headers, authorization: 'bearer x' };

for (const { path, field, label } of uploadCalls) {
  const url = `/api${path.replace(':format', 'products')}`;
  describe(`an upload to ${path}`, () => {
    it('is passed on in full up to the limit', async () => {
      const { origin } = await startUploadShop();
      const body = Buffer.alloc(UPLOAD_LIMIT);
      const response = await fetch(origin + url, { method: 'POST', headers: signedIn, body });
      assert.deepEqual([response.status, await response.json()], [200, { size: UPLOAD_LIMIT }]);
    });

    it('is refused by the backend while it is being sent', async () => {
      const { origin } = await startUploadShop();
      for (let time = 0; time < 3; time += 1) {
        const body = Buffer.alloc(5_000_000);
        const response = await fetch(origin + url, { method: 'POST', headers, body });
        assert.equal(response.status, 401);
      }
    });

    it('is refused unread if it is too large, and its sender can read why', async () => {
      const { origin } = await startUploadShop();
      const body = Buffer.alloc(UPLOAD_LIMIT + 1);
      await isRefused(await fetch(origin + url, { method: 'POST', headers: signedIn, body }), [
        413,
        label,
        field,
      ]);
    });

    it('is refused if it has no size', async () => {
      const { origin } = await startUploadShop();
      const body = new Blob([Buffer.alloc(10)]).stream();
      const options = { method: 'POST', headers: signedIn, body, duplex: 'half' as const };
      await isRefused(await fetch(origin + url, options), [411, label, field]);
    });
  });
}

async function isRefused(
  response: Response,
  [status, label, field]: [number, string, string],
): Promise<void> {
  assert.equal(response.status, status);
  const answer = (await response.json()) as { error: string; field: string };
  assert.match(answer.error, new RegExp(`^${label}: `));
  assert.equal(answer.field, field);
}
