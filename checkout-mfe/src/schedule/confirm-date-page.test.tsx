import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { calendarPageOptions } from '../testing/calendar-backend';

const CONFIRM = 'POST users/confirmdate';
const path = '/confirm-date#some-token-of-a-mail';

describe('the emailed link that confirms a date (rule 47)', () => {
  it('confirms by one press, not when opened, and removes the token from the address', async () => {
    const { calls } = fakeBackend({
      [CONFIRM]: {
        body: {
          status: true,
          orderno: 'SLR10001',
          dates: [{ date: '2031-03-03', half: 'morning' }],
        },
      },
    });
    const { user, getAddress } = renderPage(routes, { initialEntry: path, ...calendarPageOptions });
    const keep = await screen.findByRole('button', { name: 'Keep this date' });
    expect(calls).toEqual([]);
    expect(getAddress()).toBe('/confirm-date');
    await user.click(keep);
    expect(await screen.findByText('Your date is confirmed')).toBeVisible();
    expect(screen.getByText(/SLR10001: Monday 3 March 2031, in the morning/)).toBeVisible();
    expect(calls[0]?.body).toEqual({ token: 'some-token-of-a-mail' });
  });

  it('fails with an HTML response, and succeeds with an empty object (rule 58)', async () => {
    const { responses } = fakeBackend({ [CONFIRM]: { raw: '<html></html>' } });
    const { user } = renderPage(routes, { initialEntry: path, ...calendarPageOptions });
    await user.click(await screen.findByRole('button', { name: 'Keep this date' }));
    expect(await screen.findByText('The date was not confirmed')).toBeVisible();
    expect(screen.queryByText('Your date is confirmed')).toBeNull();
    responses[CONFIRM] = { body: {} };
    await user.click(screen.getByRole('button', { name: 'Keep this date' }));
    expect(await screen.findByText('Your date is confirmed')).toBeVisible();
  });

  it("shows the backend's sentence about a day that is full", async () => {
    const error = 'The day of this order is not held any more.';
    fakeBackend({ [CONFIRM]: { status: 409, body: { status: false, error } } });
    const { user } = renderPage(routes, { initialEntry: path, ...calendarPageOptions });
    await user.click(await screen.findByRole('button', { name: 'Keep this date' }));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('does not call it a failure if the firm checks the day first, and holds it until then', async () => {
    const error = 'Our calendar has changed, so we check it first. We hold your place.';
    const body = { status: false, error, code: 'calendar_changed' };
    fakeBackend({ [CONFIRM]: { status: 409, body } });
    const { user } = renderPage(routes, { initialEntry: path, ...calendarPageOptions });
    await user.click(await screen.findByRole('button', { name: 'Keep this date' }));
    expect(await screen.findByText('We check your date first')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('The date was not confirmed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep this date' })).toBeNull();
  });

  it('sends the token of each link that is opened in the same tab, also after going back', async () => {
    const { calls } = fakeBackend({
      [CONFIRM]: ({ body }) =>
        (body as { token: string }).token === 'right'
          ? { body: { orderno: 'SLR10002', dates: [] } }
          : { status: 404, body: { error: 'This link is not valid any more.' } },
    });
    const { user, goTo, getAddress } = renderPage(routes, {
      initialEntry: '/confirm-date#broken',
      ...calendarPageOptions,
    });
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Keep this date' }));
    await press();
    expect(await screen.findByText('This link is not valid any more.')).toBeVisible();
    await goTo('/confirm-date#right');
    expect(screen.queryByText('This link is not valid any more.')).toBeNull();
    await press();
    expect(await screen.findByText('Your date is confirmed')).toBeVisible();
    await goTo(-1);
    await press();
    expect(await screen.findByText('This link is not valid any more.')).toBeVisible();
    await goTo(1);
    await press();
    expect(calls.map(({ body }) => (body as { token: string }).token)).toEqual([
      'broken',
      'right',
      'broken',
      'right',
    ]);
    expect(getAddress()).toBe('/confirm-date');
  });

  it('is not found without a calendar', () => {
    fakeBackend({});
    renderPage(routes, { initialEntry: path });
    expect(screen.queryByRole('button', { name: 'Keep this date' })).toBeNull();
    expect(screen.queryByText('Confirm your date')).toBeNull();
  });
});
