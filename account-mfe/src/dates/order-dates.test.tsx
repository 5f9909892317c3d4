import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const schedule = { visit: { date: '2031-03-03', half: 'morning', second: '2031-03-04' } };
const rows = [{ orderid: 'SLR10001', name: 'Veil Clean', quantity: 1, totalamount: 65 }];

function open(state: string, config: object = { features: ['calendar'] }) {
  const helduntil = state === 'held' ? '2031-02-20T10:00:00.000Z' : null;
  const places = [{ trade: 'visit', state, helduntil }];
  return openWith({ orderno: 'SLR10001', schedule, places }, config);
}

function openWith(orderSchedule: object, config: object = { features: ['calendar'] }) {
  const backend = fakeBackend({
    'GET users/getorderproducts/7': { body: rows },
    'GET users/getschedules/7': { body: { status: true, data: [orderSchedule] } },
  });
  renderPage(routes, { initialEntry: '/my-orders?order=SLR10001', user: { id: 7 }, config });
  return backend;
}

describe('the day of an order in My Orders (rule 47)', () => {
  it.each([
    ['confirmed', 'This day is kept for you.'],
    ['held', /^Held for you until 20 Feb 2031, 10:00\. Please confirm/],
    ['none', /^No place is kept/],
  ])('is rendered with the state of its booking: %s', async (state, words) => {
    open(state);
    expect(
      await screen.findByText('Monday 3 March 2031, in the morning; else Tuesday 4 March 2031'),
    ).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['in the same state', ['confirmed', 'confirmed'], ['These days are kept for you.']],
    [
      'in different states',
      ['confirmed', 'none'],
      [
        'Your move: This day is kept for you.',
        'Your dress: No place is kept for this day. We will agree the date with you.',
      ],
    ],
  ])(
    'of several services has a title for each service if needed, %s',
    async (_, [move, visit], texts) => {
      const days = { move: schedule.visit, visit: schedule.visit };
      const daytitles = { move: 'Your move', visit: 'Your dress' };
      const places = [
        { trade: 'move', state: move, helduntil: null },
        { trade: 'visit', state: visit, helduntil: null },
      ];
      openWith({ orderno: 'SLR10001', schedule: days, daytitles, places });
      for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('This day is kept for you.')).toBeNull();
    },
  );

  it('is neither requested nor rendered without a calendar', async () => {
    const { calls } = open('held', {});
    expect(await screen.findByRole('heading', { name: 'Order SLR10001' })).toBeVisible();
    expect(screen.queryByText(/March 2031/)).toBeNull();
    expect(calls.some(({ path }) => path.includes('schedules'))).toBe(false);
  });
});
