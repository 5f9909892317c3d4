import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../../routes';
import { features, openOwnOrder, ORDER_BY_LINK, OWN_ORDER } from '../../../testing/open-own-order';
import { orderPage } from '../../../testing/order-page';

const address = { postcode: 'E16 0AA', floor: 2, lift: false, parking: 'outside' };

const schedule = (date: string) => ({
  move: {
    date,
    half: 'morning',
    from: { ...address, address: '1 Old Street' },
    to: { ...address, address: '2 New Road', floor: 0, lift: true, parking: 'permit' },
  },
});
const right = { trade: 'move', what: 'your move', refusal: null, lastday: '2031-03-01', left: 3 };

const dated = (changes: object = {}, date = '2031-03-03') => ({
  ...orderPage,
  dates: {
    schedule: schedule(date),
    daytitles: { move: 'Your move', visit: 'Your day' },
    places: [{ trade: 'move', state: 'confirmed', helduntil: null }],
    changes: [{ ...right, ...changes }],
  },
});
const days = [
  { day: '2031-03-05', morning: 0, afternoon: 2 },
  { day: '2031-03-06', morning: 1, afternoon: 1 },
];
const calendar = { body: { data: [{ trade: 'move', services: [5], days }] } };

describe('the days of an order on its page (rule 47)', () => {
  test('include both addresses, floors, lifts, parking and the state of the booking', async () => {
    openOwnOrder(dated());
    const daySection = within(await screen.findByRole('region', { name: 'When' }));
    for (const text of [
      'Monday 3 March 2031, in the morning',
      '1 Old Street, E16 0AA · floor 2 · no lift · parking right outside',
      '2 New Road, E16 0AA · ground floor · with a lift · parking needs a permit',
      'This day is kept for you.',
    ]) {
      expect(daySection.getByText(text)).toBeVisible();
    }
  });

  test('can be put into a calendar while they are confirmed', async () => {
    const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Your move – 50 %';
    openOwnOrder({ ...dated(), dayfiles: [{ trade: 'move', name: 'SLR10002-move.ics', text }] });
    const link = await screen.findByRole('link', { name: /^Add to your calendar/ });
    expect(link).toHaveAttribute('download', 'SLR10002-move.ics');
    const [, content = ''] = (link.getAttribute('href') ?? '').split(
      'data:text/calendar;charset=utf-8,',
    );
    expect(decodeURIComponent(content)).toBe(text);
  });

  test('can be changed to a free day', async () => {
    const { user, calls, responses } = openOwnOrder(dated(), { 'GET users/getcalendar': calendar });
    expect(
      await screen.findByText(
        /choose another day here until the end of Saturday 1 March 2031, 3 more/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /5 March 2031, afternoon only/ }));
    expect(dialog.getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
    const moved = { body: { data: dated({ left: 2 }, '2031-03-05') } };
    responses['POST users/changedate'] = moved;
    responses[OWN_ORDER] = moved;
    await user.click(dialog.getByRole('button', { name: 'Move to this day' }));
    expect(await screen.findByText('Your order has another day now.')).toBeVisible();
    expect(await screen.findByText(/Wednesday 5 March 2031/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const body = { orderno: 'SLR10002', trade: 'move', date: '2031-03-05', half: 'afternoon' };
    expect(calls.find(({ path }) => path === 'users/changedate')?.body).toEqual(body);
  });

  test("a guest chooses another day by the email's link, without a sign-in", async () => {
    const { calls } = fakeBackend({
      [ORDER_BY_LINK]: { body: { data: dated() } },
      'POST users/calendarbylink': calendar,
      'POST users/changedatebylink': { body: { data: dated({ left: 2 }, '2031-03-06') } },
    });
    const { user } = renderPage(routes, {
      initialEntry: '/my-order#a-token',
      config: { features },
    });
    await user.click(await screen.findByRole('button', { name: 'Choose another day' }));
    await user.click(await screen.findByRole('radio', { name: 'Thursday 6 March 2031' }));
    await user.click(screen.getByRole('button', { name: 'Move to this day' }));
    expect(await screen.findByText('Your order has another day now.')).toBeVisible();
    for (const { path, body, authorization } of calls) {
      expect([path, authorization]).toEqual([path, undefined]);
      expect(body).toMatchObject({ token: 'a-token' });
    }
    sessionStorage.clear();
  });

  test('show a failure if the chosen day is full meanwhile, and the days that are left', async () => {
    const error = 'There is no place left on the morning of Thursday 6 March 2031.';
    const full = { status: 409, body: { status: false, error, code: 'day_full' } };
    const { user, responses } = openOwnOrder(dated(), {
      'GET users/getcalendar': calendar,
      'POST users/changedate': full,
    });
    await user.click(await screen.findByRole('button', { name: 'Choose another day' }));
    await user.click(await screen.findByRole('radio', { name: 'Thursday 6 March 2031' }));
    responses['GET users/getcalendar'] = {
      body: { data: [{ trade: 'move', services: [5], days: days.slice(0, 1) }] },
    };
    await user.click(screen.getByRole('button', { name: 'Move to this day' }));
    expect(await screen.findByText(error)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: 'Thursday 6 March 2031' })).toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Move to this day' })).toBeDisabled();
  });

  test.each([
    ['begun', /We have begun with this order: the day cannot be moved/],
    ['late', /Another day could be chosen here until Saturday 1 March 2031/],
    ['often', /The day was moved several times already/],
  ])('show the phone number if the day cannot be changed (%s)', async (refusal, words) => {
    openOwnOrder(dated({ refusal }));
    expect(await screen.findByText(words)).toHaveTextContent(/Please call 020/);
    expect(screen.queryByRole('button', { name: /another day/ })).not.toBeInTheDocument();
  });

  test('are absent without a calendar, whatever the response contains', async () => {
    openOwnOrder(dated(), {}, { features: ['order-link'] });
    expect(await screen.findByRole('heading', { name: 'Order SLR10002' })).toBeVisible();
    expect(screen.queryByText(/March 2031|another day/)).not.toBeInTheDocument();
  });
});
