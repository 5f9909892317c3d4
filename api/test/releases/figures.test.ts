import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { readCaptchaKey, FIGURES_KEY_HEADER, deriveFiguresKey } from 'server/captcha-key';
import { releaseFigures } from '../../src/releases/figures/tables.ts';
import { deleteExpiredRows } from '../../src/retention/delete-expired-rows.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, config, db } = await createTestApp();
const captchaKey = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);
const headers = { [FIGURES_KEY_HEADER]: deriveFiguresKey(captchaKey) };
const url = '/release-figures';

const basket = { remote: 'basket', version: '1.0.0-3f9c2a1b', assigned: false };
const send = (...figures: object[]) =>
  app.inject({ method: 'POST', url, headers, payload: { figures } });
const read = async (since = new Date().toISOString()) =>
  (await app.inject({ url, headers, query: { since } })).json().data;

describe('the figures of a released version', () => {
  it('of several page servers add up, apart for visitors whom a split assigned', async () => {
    const sent = await Promise.all([
      send({ ...basket, counts: { loads: 3, failures: 1, failingNetworks: 1, 'lcp.40': 2 } }),
      send({ ...basket, counts: { loads: 4, 'lcp.41': 1 } }),
      send(
        { ...basket, assigned: true, counts: { loads: 1 } },
        { ...basket, assigned: true, counts: { loads: 1 } },
      ),
    ]);
    assert.deepEqual(
      sent.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    assert.deepEqual(await read(), [
      {
        ...basket,
        counts: { loads: 7, failures: 1, failingNetworks: 1, 'lcp.40': 2, 'lcp.41': 1 },
      },
      { ...basket, assigned: true, counts: { loads: 2 } },
    ]);
  });

  it('of two splits in the same hour stay apart', async () => {
    const version = '1.6.0-3f9c2a1b';
    const row = { ...basket, version, assigned: true };
    await send({ ...row, split: 'first', counts: { loads: 127 } });
    await send({ ...row, split: 'second', counts: { loads: 1 } });
    await send({ ...row, split: 'second', counts: { loads: 2, 'lcp.40': 1 } });
    const readSplit = async (split: string) => {
      const query = { since: new Date().toISOString(), split };
      return (await app.inject({ url, headers, query })).json().data;
    };
    assert.deepEqual(await readSplit('second'), [{ ...row, counts: { loads: 3, 'lcp.40': 1 } }]);
    assert.deepEqual(await readSplit('third'), []);
    await db.delete(releaseFigures).where(eq(releaseFigures.version, version));
  });

  it('add up by London day, with visitors of a split', async () => {
    const version = '1.5.0-3f9c2a1b';
    const row = { ...basket, version, counts: { loads: 2 } };
    await db.insert(releaseFigures).values([
      // In summer, 23:00 UTC is midnight in London.
      { ...row, hour: '2026-07-01T22:00:00Z' },
      { ...row, hour: '2026-07-01T23:00:00Z' },
      { ...row, assigned: true, hour: '2026-07-02T08:00:00Z' },
    ]);
    const days = async (since: string) =>
      app.inject({ url: `${url}/days`, headers, query: { since } });
    const { data } = (await days('2026-07-01')).json<{ data: { version: string }[] }>();
    const day = { remote: 'basket', version };
    assert.deepEqual(
      data.filter((one) => one.version === version),
      [
        { ...day, day: '2026-07-01', counts: { loads: 2 } },
        { ...day, day: '2026-07-02', counts: { loads: 4 } },
      ],
    );
    const later = (await days('2026-07-02')).json<{ data: { version: string }[] }>();
    assert.equal(later.data.filter((one) => one.version === version).length, 1);
    assert.equal((await days('2026-02-30')).statusCode, 400);
    await db.delete(releaseFigures).where(eq(releaseFigures.version, version));
  });

  it('are read and added only with the key of the shop', async () => {
    for (const key of ['', 'wrong', deriveFiguresKey('another')])
      for (const method of ['GET', 'POST'] as const) {
        const payload = method === 'POST' ? { figures: [] } : undefined;
        const call = { method, url, query: { since: new Date().toISOString() }, payload };
        const response = await app.inject({ ...call, headers: { [FIGURES_KEY_HEADER]: key } });
        assert.equal(response.statusCode, 403);
      }
  });

  it('have no other fields and counts than the known ones', async () => {
    for (const faulty of [
      { remote: 'a name' },
      { version: 'x'.repeat(65) },
      { counts: { loads: -1 } },
      { counts: { 'lcp.7': 0.5 } },
    ])
      assert.equal((await send({ ...basket, counts: {}, ...faulty })).statusCode, 400);
    const more = { ...basket, address: '1.2.3.4', version: '2.0.0-3f9c2a1b' };
    await send({ ...more, counts: { loads: 1, 'ann@example.com': 1 } });
    const stored = await db
      .select()
      .from(releaseFigures)
      .where(eq(releaseFigures.version, more.version));
    assert.deepEqual(
      stored.map(({ hour: _hour, ...row }) => row),
      [{ ...basket, version: more.version, counts: { loads: 1 } }],
    );
  });

  it('are refused as a whole if both tables are full together, or if a split cannot be stored', async () => {
    const version = '1.7.0-3f9c2a1b';
    const row = { ...basket, version, assigned: true, split: 'full', counts: { loads: 1 } };
    // In small steps, because other test files share this process and its event loop.
    for (let first = 1; first < 60_000; first += 1000)
      await db.execute(sql`insert into release_split_figures (split, remote, version, assigned, counts)
        select 'old ' || number, 'basket', '1.0.0', true, '{}'
        from generate_series(${first}::int, ${first + 999}::int) as number`);
    const refused = await send(row);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'figures_full']);
    await db.execute(sql`delete from release_split_figures`);
    await db.execute(
      sql`alter table release_split_figures add constraint none check (split <> 'full')`,
    );
    assert.equal((await send(row)).statusCode, 500);
    await db.execute(sql`alter table release_split_figures drop constraint none`);
    assert.equal(await db.$count(releaseFigures, eq(releaseFigures.version, version)), 0);
  });

  it('are deleted 30 days after their hour', async () => {
    const at = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
    const old = { ...basket, version: '0.9.0-3f9c2a1b', counts: { loads: 5 } };
    await db.insert(releaseFigures).values([
      { ...old, hour: at(31) },
      { ...old, hour: at(29) },
    ]);
    await deleteExpiredRows(db);
    const monthAgo = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const [remaining] = await read(monthAgo);
    assert.deepEqual(remaining, old);
  });
});
