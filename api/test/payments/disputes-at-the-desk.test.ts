import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createDisputeShop, START } from '../support/dispute-shop.ts';
import {
  createDispute,
  createFraudWarning,
  createReview,
  reinstateFunds,
  withdrawFunds,
} from '../support/fake-stripe-disputes.ts';
import { sendGet, sendPost } from '../support/shopping.ts';

const { app, config, db, manager, paidOrder, refundsOf, report, readDispute, send, start, stripe } =
  await createDisputeShop();

const readPage = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;

const listOf = async (state: string, query = '') =>
  (await sendGet(app, manager, `/staff/disputes?state=${state}${query}`)).json();

const readCount = async () =>
  (await sendGet(app, manager, '/staff/today')).json().data.open.disputes;

const search = async (payment: string) =>
  (await sendPost(app, manager, '/staff/orders/search', { payment })).json().data;

const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);

/** Renders the mail of this kind about a dispute. */
async function readMail(kind: string, providerid: string) {
  const { id } = await readDispute(providerid);
  const isOfDispute = and(
    eq(sql`${mails.job}->>'kind'`, kind),
    eq(sql`${mails.job}->>'disputeid'`, String(id)),
  );
  const [row] = await db.select({ job: mails.job }).from(mails).where(isOfDispute);
  assert.ok(row, `${kind} is queued`);
  return renderEmail(emailTemplates, { config, db }, row.job);
}

describe('a dispute at the desk', () => {
  it('stands on the page of its order with reason and deadline, and with its end', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    const open = (await readPage(orderno)).disputes[0];
    assert.equal(open.title, 'The customer disputed £274.00 at their bank');
    assert.deepEqual(open.sentences, [
      'Reason: the customer says that they did not get what they paid for.',
      'The money has left your balance.',
      'Answer in Stripe by Tuesday 16 June 2026.',
      'Do not give this money back meanwhile.',
    ]);
    assert.equal(open.dueby, '2026-06-16');
    await report('charge.dispute.closed', { ...dispute, status: 'lost' }, 10);
    const { disputes, timeline } = await readPage(orderno);
    assert.equal(disputes[0].title, 'You lost the dispute over £274.00');
    const titles = titlesOf(timeline);
    for (const title of [
      'The customer disputed £274.00 at their bank',
      'Disputed money taken: −£274.00',
      'You lost the dispute over £274.00',
      'Mail: Disputed payment',
      'Mail: End of a dispute',
    ])
      assert.ok(titles.includes(title), title);
  });

  it('that is won says so, with the money that came back', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    await report(
      'charge.dispute.closed',
      { ...reinstateFunds(dispute, START + 9), status: 'won' },
      9,
    );
    const { disputes, timeline } = await readPage(orderno);
    assert.equal(disputes[0].title, 'You won the dispute over £274.00');
    assert.ok(titlesOf(timeline).includes('Disputed money given back: £274.00'));
  });

  it('in another currency has no pound sign anywhere', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = createDispute(intent, { amount: 5_000, currency: 'usd' });
    await report('charge.dispute.funds_withdrawn', withdrawFunds(dispute, START), 0);
    const { disputes, timeline } = await readPage(orderno);
    assert.equal(disputes[0].title, 'The customer disputed 50.00 USD at their bank');
    assert.ok(titlesOf(timeline).includes('Disputed money taken: −50.00 USD'));
    const [row] = (await listOf('open')).data.filter(
      ({ providerid }: { providerid: string }) => providerid === dispute.id,
    );
    assert.deepEqual([row.amount, row.currency], [50, 'usd']);
  });

  it('warns before the order is completed and before a step', async () => {
    const { orderno, intent } = await paidOrder();
    await report('charge.dispute.created', createDispute(intent), 0);
    const { version, progress } = await readPage(orderno);
    const preview = (action: string, body: object) =>
      sendPost(app, manager, `/staff/orders/${orderno}/${action}/preview`, { version, ...body });
    const complete = await preview('state', { state: 'completed' });
    assert.match(complete.json().data.warnings[0].text, /disputed £274\.00.*ask before you go on/);
    const cancel = await preview('state', { state: 'cancelled' });
    assert.equal(cancel.json().data.warnings.length, 1, cancel.body);
    const { trade, steps } = progress[0];
    const step = await preview('progress', { trade, step: steps[1].step });
    assert.equal(step.json().data.warnings.length, 1, step.body);
  });

  it('marks its order in the list, which can be filtered by it, and on the work sheet', async () => {
    const { orderno, intent } = await paidOrder();
    const isListed = async () =>
      (await search('disputed')).find((row: { orderno: string }) => row.orderno === orderno);
    assert.equal(await isListed(), undefined);
    const review = createReview(intent);
    await report('review.opened', review, 0);
    assert.equal((await isListed()).paymentalert, 'Payment to be reviewed');
    await report('radar.early_fraud_warning.created', createFraudWarning(intent), 0);
    assert.equal((await isListed()).paymentalert, 'Payment may be fraud');
    const dispute = createDispute(intent);
    await report('charge.dispute.created', dispute, 0);
    const sheets = await sendPost(app, manager, '/staff/orders/sheets', { ordernos: [orderno] });
    assert.equal(sheets.json().data[0].paymentalert, 'Payment disputed');
    await report('charge.dispute.closed', { ...dispute, status: 'lost' }, 10);
    assert.equal((await isListed()).paymentalert, 'Payment lost by a dispute');
  });
});

describe('a payment in another currency', () => {
  it('has no pound sign at the desk: on the order, in the lists of refunds, and in the audit log', async () => {
    const { session, orderno } = await start();
    await send(
      stripe.event('checkout.session.completed', { ...stripe.pay(session.id), currency: 'usd' }),
    );
    const { timeline } = await readPage(orderno);
    const titles = titlesOf(timeline);
    for (const title of ['Payment received: 274.00 USD', 'Refund of 274.00 USD'])
      assert.ok(titles.includes(title), title);
    const [refund] = (await refundsOf(orderno)).refunds;
    assert.deepEqual([refund.amount, refund.currency], [274, 'usd']);
    await sendPost(app, manager, `/staff/refunds/${refund.id}/settle-outside`, {
      reason: 'Bank transfer',
    });
    const [entry] = await db
      .select({ after: staffAudit.after })
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, orderno));
    assert.equal(entry?.after?.['amount'], '274.00 USD');
  });
});

describe('the list of disputes', () => {
  it('has what waits for an answer, as many as Today says', async () => {
    const before = await readCount();
    const { orderno, intent } = await paidOrder();
    const dispute = createDispute(intent);
    await report('charge.dispute.created', dispute, 0);
    await report('review.opened', createReview(intent), 0);
    await report('radar.early_fraud_warning.created', createFraudWarning(intent), 0);
    assert.equal(await readCount(), before + 2);
    const { data } = await listOf('answer', '&size=200');
    assert.equal(data.length, before + 2);
    assert.equal((await listOf('open', '&size=200')).data.at(-1).kind, 'fraud_warning');
    const row = data.find(({ providerid }: { providerid: string }) => providerid === dispute.id);
    assert.deepEqual(
      [row.orderno, row.amount, row.dueby, row.reason],
      [orderno, 274, '2026-06-16', 'the customer says that they did not get what they paid for'],
    );
    await report('charge.dispute.updated', { ...dispute, status: 'under_review' }, 5);
    assert.equal(await readCount(), before + 1);
    await report('charge.dispute.closed', { ...dispute, status: 'won' }, 6);
    assert.equal((await listOf('closed')).data[0].providerid, dispute.id);
  });

  it('names the payment of a dispute that belongs to no order', async () => {
    await report('charge.dispute.created', createDispute('pi_of_another_shop'), 0);
    const last = (await listOf('open', '&size=200')).data.at(-1);
    assert.deepEqual([last.orderno, last.transactionid], ['', 'pi_of_another_shop']);
  });

  it('has pages, each with a cursor to the next', async () => {
    const first = await listOf('open', '&size=1');
    const second = await listOf('open', `&size=1&after=${first.next}`);
    assert.ok(second.data[0].id > first.data[0].id);
  });
});

describe('the mail to the firm', () => {
  it('names order, reason and deadline when a payment is disputed, and the result at the end', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = createDispute(intent, { reason: 'fraudulent' });
    await report('charge.dispute.created', dispute, 0);
    const opened = await readMail('dispute-opened', dispute.id);
    assert.equal(opened.to, config.mail.to);
    assert.ok(opened.subject.includes(orderno));
    for (const text of [
      'The customer disputed £274.00 at their bank',
      'the customer says that they did not make this payment',
      'Answer in Stripe by Tuesday 16 June 2026.',
      dispute.id,
      `/admin/orders/${orderno}`,
    ])
      assert.ok(opened.text.replaceAll(/\s+/g, ' ').includes(text), text);
    await report('charge.dispute.closed', { ...dispute, status: 'lost' }, 10);
    const closed = await readMail('dispute-closed', dispute.id);
    assert.match(closed.text.replaceAll(/\s+/g, ' '), /You lost the dispute over £274\.00/);
    await assert.rejects(() => readMail('dispute-opened', dispute.id));
  });

  it('comes for an inquiry, and again when it becomes a dispute', async () => {
    const { intent } = await paidOrder();
    const inquiry = createDispute(intent, { status: 'warning_needs_response' });
    await report('charge.dispute.created', inquiry, 0);
    const { text } = await readMail('dispute-opened', inquiry.id);
    assert.match(text.replaceAll(/\s+/g, ' '), /bank asks about £274\.00.*No money has left/);
    await report('charge.dispute.updated', { ...inquiry, status: 'needs_response' }, 10);
    const { id } = await readDispute(inquiry.id);
    const isOfDispute = eq(sql`${mails.job}->>'disputeid'`, String(id));
    assert.equal(await db.$count(mails, isOfDispute), 2);
  });

  it('comes for a fraud warning and for a review', async () => {
    const { intent } = await paidOrder();
    const warning = createFraudWarning(intent);
    await report('radar.early_fraud_warning.created', warning, 0);
    const warned = await readMail('dispute-opened', warning.id);
    assert.match(warned.text.replaceAll(/\s+/g, ' '), /may be fraud.*the card was stolen/);
    const review = createReview(intent);
    await report('review.opened', review, 0);
    const reviewed = await readMail('dispute-opened', review.id);
    assert.match(reviewed.text.replaceAll(/\s+/g, ' '), /Stripe asks you to review/);
  });
});
