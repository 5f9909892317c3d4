import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { quotes } from '../../src/quotes/records/tables.ts';
import { endQuotes } from '../../src/quotes/end-quotes.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createQuoteDesk } from '../support/quote-desk.ts';

const { act, createOffer, db, mailsTo, read, readPage, sent } = await createQuoteDesk();

const today = toLondonDay(new Date());
const at = (day: string, time: string) => new Date(`${day}T${time}Z`);
const run = (day: string, time: string) => endQuotes(db, undefined, at(day, time));

/** Dates the newest offer of a quote back, so that a reminder is not too soon. */
const dateBack = (quoteno: string) =>
  db
    .update(quotes)
    .set({ sentAt: sql`now() - interval '3 days'` })
    .where(eq(quotes.quoteno, quoteno));

describe('an offer', () => {
  it('is open until the end of its London day, and ended after it', async () => {
    const validuntil = addDays(today, 1);
    const { quoteno, token } = await sent({ validuntil });
    await run(validuntil, '22:30:00');
    assert.equal((await read(quoteno)).state, 'sent');
    await run(addDays(validuntil, 1), '01:30:00');
    const { state, timeline } = await read(quoteno);
    assert.deepEqual(
      [state, timeline[0]?.title, timeline[0]?.by],
      ['expired', 'Expired', 'The shop'],
    );
    const page = await readPage(token);
    assert.deepEqual([page.state, page.can.accept], ['expired', false]);
    const extended = await act(quoteno, 'extend', { validuntil: addDays(today, 20) });
    assert.equal(extended.statusCode, 200, extended.body);
    assert.equal((await readPage(token)).can.accept, true);
  });

  it('is reminded of once, two days before its last day', async () => {
    const validuntil = addDays(today, 10);
    const { quoteno, token } = await sent({ validuntil });
    await dateBack(quoteno);
    const { contact } = await readPage(token);
    await run(addDays(validuntil, -3), '12:00:00');
    const before = await mailsTo(contact.email);
    // The mail is written by the real clock, by which the last day is not soon.
    const isReminder = ({ subject }: { subject: string }) => /A reminder of/.test(subject);
    assert.ok(!before.some(isReminder));
    for (const time of ['12:00:00', '13:00:00']) await run(addDays(validuntil, -2), time);
    const reminders = (await mailsTo(contact.email)).filter(isReminder);
    assert.equal(reminders.length, 1);
    assert.ok((await read(quoteno)).remindedat);
    assert.equal((await act(quoteno, 'send', createOffer({ validuntil }))).statusCode, 200);
    assert.equal((await read(quoteno)).remindedat, '');
  });

  for (const { name, day, clock } of [
    { name: 'spring', day: '2031-03-30', clock: ['07:59:00', '08:00:00'] },
    { name: 'autumn', day: '2031-10-26', clock: ['08:59:00', '09:00:00'] },
  ]) {
    it(`is reminded of from nine o'clock in London on the day on which the clocks change in ${name}`, async () => {
      const { quoteno } = await sent();
      await dateBack(quoteno);
      await db
        .update(quotes)
        .set({ validUntil: addDays(day, 2) })
        .where(eq(quotes.quoteno, quoteno));
      const isReminded = [];
      for (const time of clock) {
        await run(day, time);
        isReminded.push((await read(quoteno)).remindedat !== '');
      }
      assert.deepEqual(isReminded, [false, true]);
    });
  }

  it('that was sent today is not reminded of today', async () => {
    const { quoteno } = await sent({ validuntil: addDays(today, 1) });
    await endQuotes(db);
    assert.equal((await read(quoteno)).remindedat, '');
  });
});
