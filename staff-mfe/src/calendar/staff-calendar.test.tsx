import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const address = { address: '1 Old Street', postcode: 'E16 0AA', floor: 2, lift: false };
const booked = {
  orderno: 'SLR10001',
  name: 'Some One',
  mobile: '07700900123',
  trade: 'move',
  day: '2031-03-03',
  half: 'morning',
  state: 'held',
  helduntil: '2031-02-20T10:00:00.000Z',
  daytitles: { move: 'Move', visit: 'Customer brings the garments' },
  schedule: {
    move: {
      date: '2031-03-03',
      half: 'morning',
      note: 'A piano',
      from: { ...address, parking: 'permit' },
      to: { ...address, address: '2 New Road', floor: 0, parking: 'outside' },
    },
  },
};

const day = (date: string, more: object = {}) => ({
  trade: 'move',
  day: date,
  closed: false,
  note: '',
  morning: { places: 3, taken: 1 },
  afternoon: { places: 2, taken: 0 },
  ...more,
});

const settings = {
  status: true,
  trades: [
    {
      trade: 'move',
      leaddays: 3,
      horizondays: 90,
      workingdays: [1, 2, 3, 4, 5, 6],
      morning: 3,
      afternoon: 2,
    },
  ],
  services: [{ serviceid: 5, name: 'Home Removals', scheduled: 'move' }],
  days: [
    {
      trade: 'move',
      day: '2031-04-18',
      closed: true,
      note: 'Good Friday',
      morning: null,
      afternoon: null,
    },
  ],
};

const noBookings: FakeResponse = { body: { status: true, data: [] } };

const responses = (): Record<string, FakeResponse> => ({
  'GET staff/calendar': { body: settings },
  'GET staff/bookings/affected': noBookings,
  'POST staff/calendar/rules/preview': noBookings,
  'POST staff/calendar/days/preview': noBookings,
  'GET staff/bookings': {
    body: { status: true, days: [day('2031-03-03')], data: [booked], unplaced: [] },
  },
});

const preview: FakeResponse = {
  body: {
    status: true,
    data: {
      mails: [
        {
          title: 'Day confirmed by the firm',
          to: 'some.one@example.com',
          recipient: 'customer',
          subject: 'Your date is confirmed',
          html: '',
          text: 'We have confirmed the date.',
        },
      ],
      warnings: [],
    },
  },
};

const done: FakeResponse = { body: { status: true } };

function open(
  more: Record<string, FakeResponse> = {},
  config: object = { features: ['calendar', 'staff'] },
) {
  const backend = fakeBackend({ ...responses(), ...more });
  const page = { initialEntry: '/admin/calendar', user: { id: 1, role: 'staff' }, config };
  return { ...backend, ...renderPage(routes, page) };
}

const agreed = {
  trade: 'move',
  date: '2031-03-04',
  reason: 'Agreed by phone',
  override: false,
};

const sent = (calls: { path: string; body: unknown }[], path: string) =>
  calls.find((call) => call.path === path)?.body;

describe('the staff calendar (rule 47)', () => {
  it('lists the bookings by day, with the details for the crew', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Monday 3 March 2031' })).toBeVisible();
    expect(screen.getByText('Move: 1 of 3 am, 0 of 2 pm')).toBeVisible();
    expect(screen.getByText('Move, morning')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    expect(screen.getByText(/1 Old Street, E16 0AA · floor 2 · no lift · .* permit/)).toBeVisible();
    expect(screen.getByText('A piano')).toBeVisible();
  });

  it('confirms the booking of an unpaid order', async () => {
    const url = 'staff/bookings/SLR10001/confirm';
    const { user, calls } = open({
      [`POST ${url}`]: done,
      [`POST ${url}/preview`]: preview,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the day of SLR10001' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Your date is confirmed/)).toBeVisible();
    expect(sent(calls, url)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Confirm the day' }));
    await waitFor(() => expect(sent(calls, url)).toEqual({}));
  });

  it('changes the day of an order, and shows why a change is refused', async () => {
    const url = 'staff/bookings/SLR10001/date';
    const error = 'There is no place left on the afternoon of Tuesday 4 March 2031.';
    const {
      user,
      calls,
      responses: now,
    } = open({
      [`POST ${url}`]: { status: 409, body: { status: false, error } },
    });
    await user.click(await screen.findByRole('button', { name: 'Change the day of SLR10001' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Day');
    await user.clear(field);
    await user.type(field, '2031-03-04');
    await user.selectOptions(dialog.getByLabelText('Half of the day'), 'Afternoon');
    await user.type(dialog.getByLabelText('Reason'), 'Agreed by phone');
    await user.click(dialog.getByRole('button', { name: 'Set the day' }));
    expect(await dialog.findByText(error)).toBeVisible();
    now[`POST ${url}`] = done;
    await user.click(dialog.getByRole('button', { name: 'Set the day' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, url)).toEqual({ ...agreed, half: 'afternoon' });
  });

  it('lists the orders without a booking', async () => {
    const unplaced = [{ ...booked, orderno: 'SLR10002', state: 'none', helduntil: null }];
    open({ 'GET staff/bookings': { body: { status: true, days: [], data: [], unplaced } } });
    const list = await screen.findByRole('region', { name: 'Orders without a date' });
    expect(within(list).getByText('Move, morning')).toBeVisible();
    expect(within(list).getByRole('link', { name: 'SLR10002' })).toBeVisible();
    expect(within(list).getByText('No place')).toBeVisible();
  });

  it('lists the orders without a date, and sets the date of one', async () => {
    const none = { day: null, half: null, state: 'none', helduntil: null, schedule: {} };
    const unplaced = [{ ...booked, ...none, orderno: 'SLR10003' }];
    const url = 'staff/bookings/SLR10003/date';
    const { user, calls } = open({
      'GET staff/bookings': { body: { status: true, days: [], data: [], unplaced } },
      [`POST ${url}`]: done,
    });
    const list = within(await screen.findByRole('region', { name: 'Orders without a date' }));
    expect(list.getByRole('link', { name: 'SLR10003' })).toBeVisible();
    expect(list.getByText('No date')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Set the day of SLR10003' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Day'), '2031-03-04');
    await user.type(dialog.getByLabelText('Reason'), 'Agreed by phone');
    await user.click(dialog.getByRole('button', { name: 'Set the day' }));
    await waitFor(() => expect(sent(calls, url)).toEqual({ ...agreed, half: 'morning' }));
  });

  it('lists the bookings that a closed day touches before it is saved, and decides about each', async () => {
    const affected = {
      ...booked,
      problem: 'Monday is not a working time any more.',
      offeredat: null,
      unpaid: false,
    };
    const kept = { ...affected, orderno: 'SLR10002', state: 'confirmed', helduntil: null };
    const affectedBookings = { body: { status: true, data: [affected, kept] } };
    const { user, calls } = open({
      'POST staff/calendar/days/preview': affectedBookings,
      'POST staff/calendar/days': { body: { status: true, affected: 2 } },
      'GET staff/bookings/affected': affectedBookings,
      'POST staff/bookings/SLR10002/keep': done,
      'POST staff/bookings/SLR10001/offer': done,
      'POST staff/bookings/SLR10001/confirm': done,
      'POST staff/bookings/SLR10001/offer/preview': preview,
      'POST staff/bookings/SLR10001/confirm/preview': {
        body: {
          status: true,
          data: { mails: [], warnings: [{ code: 'day_closed', text: 'It is closed.' }] },
        },
      },
    });
    await user.type(await screen.findByLabelText(/^Day$/), '2031-03-03');
    await user.click(screen.getByRole('button', { name: 'Set this day' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByRole('heading', { name: 'This change touches 2 bookings' })).toBeVisible();
    expect(question.getByRole('link', { name: /SLR10002/ })).toHaveAttribute('target', '_blank');
    await user.click(question.getByRole('button', { name: 'Do not save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'staff/calendar/days')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Set this day' }));
    await user.click(await screen.findByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/no longer accepts 2 bookings/)).toBeVisible();
    expect(screen.getByLabelText(/^Day$/)).toHaveValue('');
    const list = within(screen.getByRole('region', { name: /no longer accepts/ }));
    expect(list.getAllByText('Monday is not a working time any more.')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Keep: SLR10002' }));
    await user.click(await screen.findByRole('button', { name: 'Keep this day' }));
    await waitFor(() =>
      expect(sent(calls, 'staff/bookings/SLR10002/keep')).toEqual({ trade: 'move' }),
    );
    await user.click(list.getByRole('button', { name: 'Offer another day: SLR10001' }));
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail' }));
    await waitFor(() =>
      expect(sent(calls, 'staff/bookings/SLR10001/offer')).toEqual({ trade: 'move' }),
    );
    await user.click(list.getByRole('button', { name: 'Confirm: SLR10001' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('It is closed.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm the day all the same' }));
    await waitFor(() =>
      expect(sent(calls, 'staff/bookings/SLR10001/confirm')).toEqual({ accept: true }),
    );
  });

  it('lets staff only keep the day of an order that is not paid yet', async () => {
    const unpaid = { ...booked, problem: 'It is closed.', offeredat: '', unpaid: true };
    open({ 'GET staff/bookings/affected': { body: { status: true, data: [unpaid] } } });
    const list = within(await screen.findByRole('region', { name: /no longer accepts/ }));
    expect(list.getByText('Not paid yet')).toBeVisible();
    expect(list.getByText(/The customer is still paying by card/)).toBeVisible();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep']);
  });

  it('says why the preview of a change was refused, and saves nothing', async () => {
    const error = 'Please choose a day from today to two years ahead.';
    const { user, calls } = open({
      'POST staff/calendar/days/preview': { status: 400, body: { status: false, error } },
    });
    await user.type(await screen.findByLabelText(/^Day$/), '2031-05-05');
    await user.click(screen.getByRole('button', { name: 'Set this day' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText(/^Day$/)).toHaveValue('2031-05-05');
    expect(sent(calls, 'staff/calendar/days')).toBeUndefined();
  });

  it('closes days and opens them again', async () => {
    const url = 'staff/calendar/days';
    const { user, calls } = open({ [`POST ${url}`]: done });
    expect(await screen.findByText(/Friday 18 April 2031: Move closed/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Day$/), '2031-05-05');
    await user.type(screen.getByLabelText('Why'), 'Bank holiday');
    await user.click(screen.getByRole('button', { name: 'Set this day' }));
    const closed = { trade: 'move', closed: true, morning: null, afternoon: null };
    await waitFor(() =>
      expect(sent(calls, url)).toEqual({
        ...closed,
        day: '2031-05-05',
        note: 'Bank holiday',
        version: '',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Friday 18 April 2031, Move' }));
    const opened = { ...closed, closed: false, day: '2031-04-18', note: '' };
    await waitFor(() => expect(calls.findLast((call) => call.path === url)?.body).toEqual(opened));
  });

  it('sets working days, capacity, notice, and the services that need a day', async () => {
    const [rules, services] = ['staff/calendar/rules', 'staff/calendar/services'];
    const { user, calls } = open({ [`POST ${rules}`]: done, [`POST ${services}`]: done });
    const form = within(await screen.findByRole('form', { name: 'Move' }));
    await user.click(form.getByRole('checkbox', { name: 'Sat' }));
    const notice = form.getByLabelText(/Days of notice/);
    await user.clear(notice);
    await user.type(notice, '5');
    await user.click(form.getByRole('button', { name: 'Save: Move' }));
    await waitFor(() =>
      expect(sent(calls, rules)).toEqual({
        ...settings.trades[0],
        leaddays: 5,
        workingdays: [1, 2, 3, 4, 5],
      }),
    );
    await user.selectOptions(screen.getByLabelText('Home Removals'), 'No day is asked for');
    await waitFor(() => expect(sent(calls, services)).toEqual({ serviceid: 5, scheduled: 'none' }));
  });

  it('is not found without a calendar, and sends no request', async () => {
    const { calls } = open({}, { features: ['staff'] });
    expect(await screen.findByText('There is no such screen')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
