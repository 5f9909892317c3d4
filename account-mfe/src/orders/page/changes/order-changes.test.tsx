import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../../routes';
import { orderPage } from '../../../testing/order-page';

const features = ['progress', 'order-link', 'calendar'] as const;
const OWN = 'GET users/orderpage/SLR10002';
const BY_LINK = 'POST users/orderbylink';
const address = { postcode: 'E16 0AA', floor: 2, lift: false, parking: 'outside' };

const schedule = (date: string) => ({
  move: {
    ...{ date, half: 'morning' },
    from: { ...address, address: '1 Old Street' },
    to: { ...address, address: '2 New Road', floor: 0, lift: true, parking: 'permit' },
  },
});
const right = { trade: 'move', refusal: null, lastday: '2031-03-01', left: 3 };

const dated = (changes: object = {}, date = '2031-03-03') => ({
  ...orderPage,
  dates: {
    schedule: schedule(date),
    places: [{ trade: 'move', state: 'confirmed', helduntil: null }],
    changes: [{ ...right, ...changes }],
  },
});
const withCancel = (cancel: object, state = 'paid') => ({
  ...orderPage,
  lines: orderPage.lines.map((line) => ({ ...line, state })),
  cancel: { refusal: null, lastday: '2031-03-17', refund: 200, ...cancel },
});
const days = [
  { day: '2031-03-05', morning: 0, afternoon: 2 },
  { day: '2031-03-06', morning: 1, afternoon: 1 },
];
const calendar = { body: { data: [{ trade: 'move', services: [5], days }] } };

function own(
  data: object,
  answers: Record<string, FakeResponse> = {},
  config: object = { features },
) {
  const rows = { 'GET users/getorderproducts/7': { body: orderPage.lines } };
  const backend = fakeBackend({ ...rows, [OWN]: { body: { data } }, ...answers });
  const at = '/my-orders?order=SLR10002';
  return { ...backend, ...renderPage(routes, { initialEntry: at, user: { id: 7 }, config }) };
}

describe('the days of an order on its page (rule 47)', () => {
  test('include both addresses, floors, lifts, parking and the state of the booking', async () => {
    own(dated());
    const when = within(await screen.findByRole('region', { name: 'When' }));
    for (const text of [
      'Monday 3 March 2031, in the morning',
      '1 Old Street, E16 0AA · floor 2 · no lift · parking right outside',
      '2 New Road, E16 0AA · ground floor · with a lift · parking needs a permit',
      'This day is kept for you.',
    ]) {
      expect(when.getByText(text)).toBeVisible();
    }
  });

  test('can be changed to a free day', async () => {
    const { user, calls, responses } = own(dated(), { 'GET users/getcalendar': calendar });
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
    responses[OWN] = moved;
    await user.click(dialog.getByRole('button', { name: 'Move to this day' }));
    expect(await screen.findByText('Your order has another day now.')).toBeVisible();
    expect(await screen.findByText(/Wednesday 5 March 2031/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const body = { orderno: 'SLR10002', trade: 'move', date: '2031-03-05', half: 'afternoon' };
    expect(calls.find(({ path }) => path === 'users/changedate')?.body).toEqual(body);
  });

  test("a guest chooses another day by the email's link, without a sign-in", async () => {
    const { calls } = fakeBackend({
      [BY_LINK]: { body: { data: dated() } },
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
    const { user, responses } = own(dated(), {
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
    own(dated({ refusal }));
    expect(await screen.findByText(words)).toHaveTextContent(/Please call 020/);
    expect(screen.queryByRole('button', { name: /another day/ })).not.toBeInTheDocument();
  });

  test('are absent without a calendar, whatever the response contains', async () => {
    own(dated(), {}, { features: ['order-link'] });
    expect(await screen.findByRole('heading', { name: 'Order SLR10002' })).toBeVisible();
    expect(screen.queryByText(/March 2031|another day/)).not.toBeInTheDocument();
  });
});

describe('cancelling on the page of an order (rule 17)', () => {
  test('shows the last day and the refund, asks for confirmation, and then shows the cancelled order', async () => {
    const { user, calls, responses } = own(withCancel({}));
    expect(await screen.findByText(/until the end of Monday 17 March 2031/)).toHaveTextContent(
      /We return all that you paid, £200.00, to the card you paid with, within 14 days/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order SLR10002?' }));
    const done = {
      body: {
        data: {
          ...withCancel({ refusal: 'over', refund: 0 }, 'cancelled'),
          refund: { amount: 200, by: '2031-03-31' },
        },
      },
    };
    responses['POST users/cancelorder'] = done;
    responses[OWN] = done;
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(/We return £200.00 .* by Monday 31 March 2031/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/order is cancelled/));
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
    const sent = calls.find(({ path }) => path === 'users/cancelorder');
    expect(sent).toMatchObject({
      body: { orderno: 'SLR10002' },
      authorization: 'bearer test-token',
    });
  });

  test("works by the link of a guest's email without a sign-in", async () => {
    const { calls } = fakeBackend({
      [BY_LINK]: { body: { data: withCancel({ lastday: null, refund: 0 }) } },
      'POST users/cancelorderbylink': {
        body: { data: withCancel({ refusal: 'over', refund: 0 }, 'cancelled') },
      },
    });
    const { user } = renderPage(routes, {
      initialEntry: '/my-order#a-token',
      config: { features },
    });
    expect(await screen.findByText(/until we have packed it/)).toHaveTextContent(
      /paid nothing yet/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('This order is cancelled')).toBeVisible();
    const sent = calls.find(({ path }) => path === 'users/cancelorderbylink');
    expect(sent?.body).toEqual({ token: 'a-token' });
    expect(sent?.authorization).toBeUndefined();
    sessionStorage.clear();
  });

  test('keeps the order and shows the reason if it is refused', async () => {
    const error = 'We have begun with this order. Please call 020 7946 0999.';
    const { user } = own(withCancel({}), {
      'POST users/cancelorder': { status: 409, body: { status: false, error } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(error)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['begun', /We have begun with this order, so it cannot be cancelled here/],
    ['late', /It could be cancelled here until Monday 17 March 2031/],
  ])(
    'shows the phone number and the legal rights if the order cannot be cancelled (%s)',
    async (refusal, words) => {
      own(withCancel({ refusal }));
      expect(await screen.findByText(words)).toHaveTextContent(/Please call 020/);
      expect(screen.getByRole('link', { name: 'What the law gives you' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
    },
  );
});
