import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createQuoteDesk } from '../support/quote-desk.ts';
import { sendPost } from '../support/shopping.ts';

const { app, staff, request, act } = await createQuoteDesk();

const today = toLondonDay(new Date());

async function listNumbers(filter: object): Promise<string[]> {
  const response = await sendPost(app, staff, '/staff/quotes/list', filter);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: { quoteno: string }[] }>().data.map(({ quoteno }) => quoteno);
}

describe('the list of quotes', () => {
  it('has those that ended on some days, so that a figure of Today leads to its quotes', async () => {
    const open = await request();
    const ended = await request();
    const response = await act(ended.quoteno, 'withdraw', { reason: 'Asked twice' });
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(await listNumbers({ endedfrom: today, endedto: today }), [ended.quoteno]);
    assert.deepEqual(await listNumbers({ endedto: addDays(today, -1) }), []);
    assert.deepEqual(await listNumbers({ endedfrom: addDays(today, 1) }), []);
    assert.deepEqual(await listNumbers({}), [open.quoteno, ended.quoteno]);
  });
});
