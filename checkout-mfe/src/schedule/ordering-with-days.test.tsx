import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from 'shared/testing';
import { renderCheckout, findPayButton, flushTimers } from '../testing/render-checkout';
import {
  CALENDAR_CALL,
  createCalendarResponses,
  createCalendarResponse,
  saveSchedule,
  calendarPageOptions,
} from '../testing/calendar-backend';

const chosen = { date: '2031-03-03', half: 'morning', second: '2031-04-01', services: [3] };
const PLACE = 'POST users/orderplace';

const full = {
  status: 409,
  body: {
    status: false,
    code: 'day_full',
    error: 'There is no place left on the morning of Monday 3 March 2031.',
    days: [],
  },
};

const bodyOf = (calls: { path: string; body: unknown }[], path: string) =>
  calls.findLast((call) => call.path === path)?.body as Record<string, unknown> | undefined;

describe('an order with days (rule 47)', () => {
  it('is sent with them, and shows them in its summary', async () => {
    const { calls } = fakeBackend(createCalendarResponses());
    saveSchedule({ visit: chosen, move: { ...chosen, services: [99] } });
    const { user } = renderCheckout(calendarPageOptions);
    expect(await screen.findByText(/Monday 3 March 2031, in the morning/)).toBeVisible();
    await user.click(await findPayButton());
    await waitFor(() => expect(bodyOf(calls, 'users/orderplace')).toBeDefined());
    expect(bodyOf(calls, 'users/orderplace')?.schedule).toEqual({
      visit: { date: '2031-03-03', half: 'morning', second: '2031-04-01' },
    });
  });

  it('can be placed without a day, and the summary says that the date will be agreed', async () => {
    const { calls } = fakeBackend(createCalendarResponses());
    const { user } = renderCheckout(calendarPageOptions);
    const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(await summary.findByText('We will agree the date with you')).toBeVisible();
    expect(summary.getByRole('link', { name: 'Choose a day' })).toHaveAttribute('href', '/details');
    await user.click(await findPayButton());
    await waitFor(() => expect(bodyOf(calls, 'users/orderplace')).toBeDefined());
    expect(bodyOf(calls, 'users/orderplace')).not.toHaveProperty('schedule');
  });

  it('shows this text for a part of the basket without a day', async () => {
    fakeBackend({
      ...createCalendarResponses(),
      [CALENDAR_CALL]: createCalendarResponse(
        { trade: 'visit', services: [3] },
        { trade: 'move', services: [1] },
      ),
    });
    saveSchedule({ visit: chosen });
    renderCheckout(calendarPageOptions);
    expect(await screen.findByText('We will agree the date with you')).toBeVisible();
    expect(screen.getByText(/Monday 3 March 2031, in the morning/)).toBeVisible();
  });

  it.each([
    [
      'of a basket that needs no day',
      calendarPageOptions,
      createCalendarResponse({ trade: 'move', services: [99] }),
    ],
    ['without the feature', {}, createCalendarResponse({ trade: 'visit', services: [3] })],
  ])('mentions no date %s', async (_, config, calendar) => {
    const { calls } = fakeBackend({ ...createCalendarResponses(), [CALENDAR_CALL]: calendar });
    renderCheckout(config);
    await findPayButton();
    await flushTimers();
    expect(screen.queryByText(/agree the date/)).toBeNull();
    expect(calls.some(({ path }) => path.startsWith('users/getcalendar'))).toBe('config' in config);
  });

  it('is sent without days if the backend lacks the feature, even if days are saved', async () => {
    const { calls } = fakeBackend(createCalendarResponses());
    saveSchedule({ visit: chosen });
    const { user } = renderCheckout();
    await user.click(await findPayButton());
    await waitFor(() => expect(bodyOf(calls, 'users/orderplace')).toBeDefined());
    expect(bodyOf(calls, 'users/orderplace')).not.toHaveProperty('schedule');
    expect(screen.queryByText(/March 2031/)).toBeNull();
  });

  it('shows that the day is full, offers the free days, and can be placed with another', async () => {
    const { calls, responses } = fakeBackend({ ...createCalendarResponses(), [PLACE]: full });
    saveSchedule({ visit: chosen });
    const { user, store } = renderCheckout(calendarPageOptions);
    const [, ...left] = createCalendarResponses()[CALENDAR_CALL].body.data[0]?.days ?? [];
    await findPayButton();
    responses[CALENDAR_CALL] = createCalendarResponse({
      trade: 'visit',
      services: [3],
      days: left,
    });
    await user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('no place left on the morning');
    expect(await screen.findByText('This day has become full')).toBeVisible();
    expect(store.getState().cart).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Tuesday 4 March 2031, afternoon only' }));
    responses[PLACE] = { body: { orderno: 'SLR10009' } };
    await user.click(await findPayButton());
    await waitFor(() =>
      expect(bodyOf(calls, 'users/orderplace')?.schedule).toEqual({
        visit: { date: '2031-03-04', half: 'afternoon', second: '2031-04-01' },
      }),
    );
    const keys = calls.filter(({ path }) => path === 'users/orderplace').map(({ body }) => body);
    const [first, second] = keys as { idempotencyKey: string }[];
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
