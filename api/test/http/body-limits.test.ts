import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify, { type RouteOptions } from 'fastify';
import { BODY_LIMIT, UPLOAD_LIMIT, uploadCalls } from 'server/body-limit';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import { createPerson } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();

describe('the largest bodies', () => {
  it('are accepted by exactly the calls that edge passes on', async () => {
    const routes: RouteOptions[] = [];
    const app = Fastify(createServerOptions(shop.config));
    app.addHook('onRoute', (route) => void routes.push(route));
    await app.register(apiPlugin, { config: shop.config, db: shop.db, prefix: '/api' });
    await app.close();
    const largeRoutes = routes.filter(({ bodyLimit = BODY_LIMIT }) => bodyLimit > BODY_LIMIT);
    assert.deepEqual(
      new Set(largeRoutes.map(({ method, url, bodyLimit }) => ({ method, url, bodyLimit }))),
      new Set(
        uploadCalls.map(({ path }) => ({
          method: 'POST',
          url: `/api${path}`,
          bodyLimit: UPLOAD_LIMIT,
        })),
      ),
    );
  });

  it('are read by the import', async () => {
    const { headers } = await createPerson(shop.db, 'staff');
    const row = `34,"${'x'.repeat(150_000)}"\n`;
    const file = `Number,Name\n${row.repeat(UPLOAD_LIMIT / row.length)}`.padEnd(UPLOAD_LIMIT, '\n');
    const send = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/staff/catalogue/products/import?dryrun=true',
        headers: { ...headers, 'content-type': 'text/csv' },
        payload,
      });
    const { statusCode, body } = await send(file);
    assert.equal(statusCode, 200, body.slice(0, 500));
    assert.equal((await send(`${file}\n`)).statusCode, 413);
  });
});
