import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { mailTexts } from '../../src/content/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import { sendGet } from '../support/shopping.ts';

const { app, db, shop, goods, pageOf } = await createOrderDesk();

describe('the name of a mail for staff', () => {
  it('is the same in the list of failed mails, at the order and at the catalogue desk', async () => {
    const order = await goods();
    await db.update(mails).set({ lastError: 'mailbox full' });
    const { data } = (await sendGet(app, shop.staff, '/staff/mails')).json();
    const { timeline } = await pageOf(order);
    const texts = await db.select().from(mailTexts);
    for (const { kind, title } of data as { kind: string; title: string }[]) {
      assert.ok(
        timeline.some((entry) => entry.title === `Mail: ${title}`),
        title,
      );
      const text = texts.find((row) => row.kind === kind);
      if (text) assert.equal(text.title, title);
    }
    assert.equal(data.length, 2, 'the confirmation and the work sheet');
  });

  it('follows its declaration when a newer version starts, and keeps what staff wrote', async () => {
    const isConfirmation = eq(mailTexts.kind, 'order-confirmation');
    const written = { title: 'Order confirmed', text: 'Thank you.' };
    await db.update(mailTexts).set(written).where(isConfirmation);
    await db.delete(mailTexts).where(sql`kind = 'order-link'`);
    await seedCatalogue(db);
    const [row] = await db.select().from(mailTexts).where(isConfirmation);
    assert.deepEqual([row?.title, row?.text], ['Confirmation of the order', 'Thank you.']);
    assert.equal(await db.$count(mailTexts, sql`kind = 'order-link'`), 1);
  });
});
