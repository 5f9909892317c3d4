import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp();
const secondApp = await buildApp(config, db);
await secondApp.ready();
after(() => secondApp.close());

/** Longest time until every process serves a change on a busy machine, in ms. */
const LIVE_MS = 3_000;

const read = async (url: string) =>
  Promise.all([app, secondApp].map(async (process) => (await process.inject(url)).body));

it('a change of the catalogue is served by every process within seconds, although each caches', async () => {
  const urls = ['/users/getproducts/1', '/users/getservices', '/users/getfaq', '/users/getterms'];
  for (const url of urls) await read(url);
  await db.execute(sql`update products set name = 'Changed name' where id = 1`);
  await db.execute(sql`update services set name = 'Changed name' where id = 1`);
  await db.execute(sql`update faq_entries set question = 'Changed name?' where id = 1`);
  await db.execute(sql`update terms_sections set title = 'Changed name' where id = 1`);
  const changedAt = performance.now();
  for (const url of urls)
    while (!(await read(url)).every((body) => body.includes('Changed name')))
      await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(performance.now() - changedAt < LIVE_MS);
});
