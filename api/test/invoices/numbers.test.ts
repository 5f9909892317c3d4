import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { issueInvoice } from '../../src/invoices/issue/issue-invoice.ts';
import { skipInvoiceNumbers } from '../../src/invoices/issue/skip-invoice-numbers.ts';
import { invoices } from '../../src/invoices/records/tables.ts';
import { createInvoicingShop } from '../support/invoicing.ts';

const { act, credit, db, goods, issue } = await createInvoicingShop();

const readNumbers = async (kind: 'invoice' | 'credit_note') =>
  (
    await db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.kind, kind))
      .orderBy(asc(invoices.number))
  ).map(({ number }) => number);

const listNumbers = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${10_001 + index}`);

describe('the numbers of invoices and credit notes', () => {
  it('have no gap after transactions that are rolled back, previews and many at once', async () => {
    const orders = [];
    for (let index = 0; index < 12; index += 1) orders.push(await goods());
    const attempts = orders.map(async (order, index) => {
      if (index % 3 !== 0) return issue(order);
      if (index % 2 === 0) return act(order, 'invoice/preview');
      const failure = new Error('The transaction fails after the invoice.');
      return assert.rejects(
        db.transaction(async (tx) => {
          await issueInvoice(tx, order.orderid);
          throw failure;
        }),
        failure,
      );
    });
    await Promise.all(attempts);
    assert.deepEqual(await readNumbers('invoice'), listNumbers('INV-', 8));
    for (const order of orders.slice(1, 3)) await credit(order);
    assert.deepEqual(await readNumbers('credit_note'), listNumbers('CN-', 2));
  });

  it('are drawn when the transaction commits, which locks the counter for a moment only', async () => {
    const [slow, quick] = [await goods(), await goods()];
    await db.transaction(async (tx) => {
      const invoice = await issueInvoice(tx, slow.orderid);
      assert.equal(invoice?.number, null);
    });
    await issue(quick);
    assert.deepEqual(await readNumbers('invoice'), listNumbers('INV-', 10));
  });

  it('go on beyond the next hundred after a restore, which the audit log says once', async () => {
    assert.deepEqual(await skipInvoiceNumbers(db), [
      { prefix: 'INV-', from: 10_011, next: 10_100 },
      { prefix: 'CN-', from: 10_003, next: 10_100 },
    ]);
    const order = await goods();
    assert.equal((await issue(order)).number, 'INV-10100');
    assert.equal((await credit(order)).number, 'CN-10100');
    const entries = await queryRows<{ subject: string; after: object; reason: string }>(
      db,
      sql`select subject_id as subject, after, reason from staff_audit
        where action = 'invoice.numbersLeftOut' order by id`,
    );
    assert.deepEqual(
      entries.map(({ subject, after }) => [subject, after]),
      [
        ['INV-10011', { next: 'INV-10100' }],
        ['CN-10003', { next: 'CN-10100' }],
      ],
    );
    assert.match(entries[0]?.reason ?? '', /may have these numbers/);
  });
});
