import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { reviews } from '../../src/reviews/records/tables.ts';
import { requestReviews } from '../../src/reviews/request-reviews.ts';
import { readLinkToken, sendAllMails } from '../support/mailed.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import type { PlacedOrder } from '../support/orders-page.ts';
import { createPerson } from '../support/people.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  saveShippingDetails,
  sendGet,
  sendPost,
} from '../support/shopping.ts';

const desk = await createOrderDesk();
const { act, app, colleague, db, goods, guestOrder, shop, shopper, staff } = desk;

/** Product of `goods()` and of `guestOrder()`. */
const TAPE = 34;

const DAY_MS = 86_400_000;

const complete = (made: PlacedOrder) => act(made, 'state', { state: 'completed' });

const newReview = (more: object = {}) => ({
  productid: TAPE,
  stars: 5,
  text: 'Sticks well.',
  ...more,
});

const write = ({ orderno }: PlacedOrder, more: object = {}, who = shopper) =>
  sendPost(app, who, '/users/writereview', { orderno, ...newReview(more) });

const postPublicly = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

/** Longest age of the catalogue version by which responses are cached, in ms. */
const VERSION_AGE_MS = 1_000;

const read = async (path: string) => {
  await pause(VERSION_AGE_MS);
  const response = await app.inject(`/users/${path}`);
  assert.equal(response.statusCode, 200, response.body);
  return {
    version: Number(response.headers['x-catalogue-version']),
    data: response.json().data,
  };
};

interface Review {
  id: number;
  version: number;
  state: string;
  held: string[];
  name: string;
}

async function listReviews(query = ''): Promise<Review[]> {
  const response = await sendGet(app, staff, `/staff/reviews${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: Review[] }>().data;
}

const decide = ({ id, version }: Review, verb: string, more: object = {}, who = staff) =>
  sendPost(app, who, `/staff/reviews/${id}/${verb}`, { version, ...more });

/** Places and completes an order, and writes a review of it. */
async function writeOne(more: object = {}): Promise<Review> {
  const made = await goods();
  await complete(made);
  const response = await write(made, more);
  assert.equal(response.statusCode, 200, response.body);
  const [review] = await listReviews();
  assert.ok(review);
  return review;
}

describe('a review (rule 78)', () => {
  it('is in the shop once staff have released it, with the reply of the firm', async () => {
    const made = await goods();
    await complete(made);
    const before = await read(`getreviews/${TAPE}`);
    assert.deepEqual(before.data, { average: 0, count: 0, reviews: [] });
    const written = await write(made, { stars: 4, text: 'Strong tape.\nOrdered twice.' });
    assert.deepEqual(written.json().data, [
      {
        productid: TAPE,
        name: 'Packing Tape, Six Rolls',
        review: {
          stars: 4,
          text: 'Strong tape.\nOrdered twice.',
          state: 'waiting',
          name: 'Robin E.',
          reply: '',
        },
      },
    ]);
    const waiting = await read(`getreviews/${TAPE}`);
    assert.deepEqual(waiting, before, 'a review that waits changes no page');
    const [review] = await listReviews('?state=waiting');
    assert.ok(review);
    assert.deepEqual(review.held, []);
    const released = await decide(review, 'release');
    assert.equal(released.json().data.state, 'released');
    await decide(released.json().data, 'reply', { text: 'Thank you.' });
    const shown = await read(`getreviews/${TAPE}`);
    assert.equal(shown.version, before.version + 2, 'pages are rendered again');
    assert.deepEqual(
      [shown.data.average, shown.data.count, shown.data.reviews[0].reply],
      [4, 1, 'Thank you.'],
    );
    assert.equal(shown.data.reviews[0].name, 'Robin E.');
  });

  it('counts in the ratings of its service and of the shop until staff take it out', async () => {
    const review = await writeOne({ stars: 1 });
    await decide(review, 'release');
    const { serviceid } = (await read('getproductbyslug/packing-tape-six-rolls')).data;
    assert.deepEqual((await read(`getratings/${serviceid}`)).data, [
      { productid: TAPE, average: 2.5, count: 2 },
    ]);
    assert.deepEqual((await read('getshoprating')).data, { average: 2.5, count: 2 });
    const [released] = await listReviews();
    assert.ok(released);
    const refused = await decide(released, 'refuse', { reason: 'About another shop' });
    assert.equal(refused.json().data.reason, 'About another shop');
    assert.deepEqual((await read('getshoprating')).data, { average: 4, count: 1 });
    const entries = await db
      .select({ action: staffAudit.action, reason: staffAudit.reason })
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, String(review.id)))
      .orderBy(staffAudit.id);
    assert.deepEqual(entries, [
      { action: 'review.released', reason: '' },
      { action: 'review.refused', reason: 'About another shop' },
    ]);
  });

  it('is decided by one of two colleagues, and the other sees how', async () => {
    const review = await writeOne();
    assert.equal((await decide(review, 'release')).statusCode, 200);
    const late = await decide(review, 'refuse', { reason: 'Too short' }, colleague);
    assert.equal(late.statusCode, 409);
    assert.equal(late.json().current.state, 'released');
  });

  it('is refused for a second time, another product, an open order and an order of somebody else', async () => {
    const made = await goods();
    assert.deepEqual((await sendGet(app, shopper, `/users/orderreviews/${made.orderno}`)).json(), {
      status: true,
      data: [],
    });
    assert.equal((await write(made)).json().code, 'not_completed');
    await complete(made);
    assert.equal((await write(made, { productid: 1 })).json().code, 'not_bought');
    const [first, second] = await Promise.all([write(made), write(made, { stars: 1 })]);
    assert.deepEqual([first.statusCode, second.statusCode].toSorted(), [200, 409]);
    assert.equal((await write(made)).json().code, 'already_reviewed');
    const stranger = await createPerson(db, 'customer', 'stranger@example.com');
    assert.equal((await write(made, {}, stranger)).statusCode, 403);
    assert.equal((await write(made, {}, staff)).statusCode, 403);
    const path = `/users/orderreviews/${made.orderno}`;
    assert.equal((await sendGet(app, stranger, path)).statusCode, 403);
  });

  it('needs one to five stars and a text of reasonable length', async () => {
    const made = await goods();
    await complete(made);
    for (const [more, message] of [
      [{ stars: 0 }, /Stars/],
      [{ stars: 6 }, /Stars/],
      [{ stars: 4.5 }, /Stars/],
      [{ text: ' \u200b' }, /Review is missing/],
      [{ text: 'x'.repeat(100_000) }, /Review/],
    ] as const) {
      const response = await write(made, more);
      assert.equal(response.statusCode, 400);
      assert.match(response.json().error, message);
    }
    assert.equal((await write(made, { text: 'x'.repeat(2_000) })).statusCode, 200);
  });

  for (const [text, held] of [
    ['More on www.other-movers.example', ['link']],
    ['Cheaper at othermovers.co.uk, look', ['link']],
    ['Write to me@example.com', ['link']],
    ['<a href=//x>gift</a>', ['link']],
    ['What an IDIOT', ['insult']],
    ['ídiots, see http://x.example', ['link', 'insult']],
    ['Scunthorpe to London.Very good, 5.5 stars', []],
    ['<b>Bold</b> & "quoted"', []],
  ] as const)
    it(`is marked for staff: ${text}`, async () => {
      const review = await writeOne({ text });
      assert.deepEqual(review.held, held);
      assert.equal(review.state, 'waiting');
    });
});

describe('the request for a review', () => {
  it('goes once, the day after the completion, with a link that writes the review', async () => {
    const made = await guestOrder();
    const other = await guestOrder();
    await complete(made);
    await sendAllMails(shop);
    const requestOn = (days: number, time: string) => {
      const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      return requestReviews(db, new Date(`${day}T${time}:00Z`));
    };
    const listRequests = async () =>
      db
        .select({ once: mails.once })
        .from(mails)
        .where(sql`job ->> 'kind' = 'review-request'`);
    await requestOn(0, '23:00');
    await requestOn(1, '07:00');
    assert.deepEqual(
      (await listRequests()).filter(({ once }) => once === `review-request:${made.orderid}`),
      [],
    );
    await requestOn(20, '12:00');
    assert.deepEqual(await listRequests(), [], 'nobody is asked after weeks');
    await requestOn(1, '12:00');
    await requestOn(1, '13:00');
    const asked = (await listRequests()).map(({ once }) => once);
    assert.ok(asked.includes(`review-request:${made.orderid}`));
    assert.ok(!asked.includes(`review-request:${other.orderid}`), 'an open order');
    assert.equal(new Set(asked).size, asked.length);
    const request = (await sendAllMails(shop)).find(({ subject }) =>
      subject.startsWith(`Order ${made.orderno} – How did we do?`),
    );
    const token = readLinkToken(request);
    const list = await postPublicly('/users/orderreviewsbylink', { token });
    assert.equal(list.json().data[0].review, null);
    const written = await postPublicly('/users/writereviewbylink', { token, ...newReview() });
    assert.equal(written.json().data[0].review.state, 'waiting');
    const again = await postPublicly('/users/writereviewbylink', { token, ...newReview() });
    assert.equal(again.json().code, 'already_reviewed');
    const wrong = await postPublicly('/users/writereviewbylink', {
      token: 'A'.repeat(43),
      ...newReview(),
    });
    assert.equal(wrong.statusCode, 404);
  });

  it('does not go for a cancelled order, one that has a review, or with reminders switched off', async () => {
    const silent = await goods();

    const switched = await act(silent, 'reminders/stop', {});
    assert.equal(switched.statusCode, 200, switched.body);
    await complete(silent);
    const cancelled = await goods();
    await act(cancelled, 'state', { state: 'cancelled', reason: 'Out of stock' });
    const reviewed = await goods();
    await complete(reviewed);
    await write(reviewed);
    await requestReviews(db, new Date(Date.now() + 2 * DAY_MS));
    const asked = await db
      .select({ orderid: sql<number>`(job ->> 'orderid')::int` })
      .from(mails)
      .where(sql`job ->> 'kind' = 'review-request'`);
    for (const { orderid } of [cancelled, reviewed, silent])
      assert.ok(!asked.some((mail) => mail.orderid === orderid));
  });
});

describe("a customer's reviews", () => {
  it('are in the export, and go with an erasure, also from the shop', async () => {
    const buyer = await createPerson(db, 'customer', 'buyer@example.com');
    await saveShippingDetails(app, buyer);
    const made = await placeOrder(app, buyer, buildOrderBody(buyer, 12, createLine(TAPE)));
    await complete(made);
    await write(made, { text: 'Buyer Quandary was here' }, buyer);
    const [review] = await listReviews();
    assert.ok(review);
    await decide(review, 'release');
    const count = (await read('getshoprating')).data.count;
    const { body } = await sendGet(app, buyer, '/account/export');
    assert.match(body, /Buyer Quandary was here/);
    const erasure = await sendPost(app, staff, `/staff/customers/account/${buyer.id}/erase`, {
      email: 'buyer@example.com',
    });
    assert.equal(erasure.statusCode, 200, erasure.body);
    assert.deepEqual(await db.select().from(reviews).where(eq(reviews.orderid, made.orderid)), []);
    assert.equal((await read('getshoprating')).data.count, count - 1);
  });
});
