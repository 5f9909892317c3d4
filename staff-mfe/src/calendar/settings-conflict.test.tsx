import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const rules = {
  trade: 'move',
  leaddays: 3,
  horizondays: 90,
  workingdays: [1, 2, 3, 4, 5],
  morning: 3,
  afternoon: 2,
  version: 'seen',
};
const service = { serviceid: 5, name: 'Home Removals', scheduled: 'move', version: 'seen' };
const settings = { status: true, trades: [rules], services: [service], days: [] };
const done = { body: { status: true } };
const conflict = (current: object) => ({
  status: 409,
  body: {
    status: false,
    error: 'Changed meanwhile.',
    code: 'changed_meanwhile',
    current,
    by: 'ann@example.com',
    at: '2026-03-04T10:00:00.000Z',
  },
});

const noBookings = { body: { status: true, data: [] } };

function open(url: string, current: object) {
  const backend = fakeBackend({
    'GET staff/calendar': { body: settings },
    'GET staff/bookings/affected': noBookings,
    'POST staff/calendar/rules/preview': noBookings,
    'GET staff/bookings': { body: { status: true, days: [], data: [], unplaced: [] } },
    [`POST ${url}`]: conflict(current),
  });
  const config = { features: ['calendar', 'staff'] as const };
  const user = { id: 1, role: 'staff' };
  const page = renderPage(routes, { initialEntry: '/admin/calendar', user, config });
  const bodies = () => backend.calls.filter(({ path }) => path === url).map(({ body }) => body);
  return { ...backend, ...page, bodies };
}

describe('a setting of the calendar that a colleague changed meanwhile', () => {
  it('is shown, and the own change is saved over it', async () => {
    const url = 'staff/calendar/rules';
    const current = { ...rules, morning: 8, version: 'new' };
    const { user, bodies, responses } = open(url, current);
    const form = within(await screen.findByRole('form', { name: 'Move' }));
    const notice = form.getByLabelText(/Days of notice/);
    await user.clear(notice);
    await user.type(notice, '5');
    await user.click(form.getByRole('button', { name: 'Save: Move' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/By ann@example.com/)).toBeVisible();
    expect(dialog.getByRole('row', { name: /Days of notice 3 5/ })).toBeVisible();
    expect(dialog.getByRole('row', { name: /Places in the morning 8 8/ })).toBeVisible();
    responses[`POST ${url}`] = done;
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies().at(-1)).toEqual({ ...current, leaddays: 5 });
  });

  it('stays if the reader discards the own one', async () => {
    const url = 'staff/calendar/services';
    const { user, bodies } = open(url, { ...service, scheduled: 'visit', version: 'new' });
    await user.selectOptions(await screen.findByLabelText('Home Removals'), 'No day is asked for');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Garments or curtains, collected or brought')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Discard mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toEqual([{ serviceid: 5, version: 'seen', scheduled: 'none' }]);
  });
});
