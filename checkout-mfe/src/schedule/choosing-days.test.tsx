import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import {
  CALENDAR_CALL,
  createCalendarResponses,
  createCalendarResponse,
  saveSchedule,
  calendarPageOptions,
} from '../testing/calendar-backend';
import { filledBasket } from '../testing/filled-basket';

const open = (more: object = {}) =>
  renderPage(routes, {
    initialEntry: '/details',
    user: { id: 7 },
    state: filledBasket,
    ...calendarPageOptions,
    ...more,
  });

const readStoredSchedule = () => JSON.parse(localStorage.getItem('schedule') ?? 'null')?.content;

const day = (name: string) => screen.findByRole('radio', { name });

/** Timers to mock. The clock keeps running. */
const timers = [
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
];

afterEach(() => jest.useRealTimers());

describe('choosing a day (rule 47)', () => {
  it('offers the days with free capacity, by month', async () => {
    fakeBackend(createCalendarResponses());
    const { user } = open();
    const days = within(await screen.findByRole('group', { name: 'Preferred day' }));
    const names = () => days.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names()).toEqual(['Monday 3 March 2031', 'Tuesday 4 March 2031, afternoon only']);
    expect(days.getByRole('button', { name: 'Earlier month' })).toBeDisabled();
    await user.click(days.getByRole('button', { name: 'Later month' }));
    expect(names()).toEqual(['Tuesday 1 April 2031']);
    expect(screen.getByText('April 2031')).toBeVisible();
  });

  it('offers the days of the backend on a device whose clock is two years ahead', async () => {
    jest.useFakeTimers({ now: Date.UTC(2033, 0, 1), doNotFake: timers });
    fakeBackend(createCalendarResponses());
    const { user } = open();
    await user.click(await day('Monday 3 March 2031'));
    expect(readStoredSchedule().visit.date).toBe('2031-03-03');
  });

  it('asks for the half of the day and a second day, and saves them', async () => {
    fakeBackend(createCalendarResponses());
    const { user } = open();
    await user.click(await day('Monday 3 March 2031'));
    await user.click(screen.getByRole('radio', { name: 'Afternoon' }));
    const second = screen.getByLabelText('A second day, if the first will not do');
    await user.selectOptions(second, 'Tuesday 1 April 2031');
    expect(readStoredSchedule()).toEqual({
      visit: { date: '2031-03-03', half: 'afternoon', second: '2031-04-01', services: [3] },
    });
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText(/Monday 3 March 2031, in the afternoon/)).toBeVisible();
    expect(within(summary).getByText('Second choice: Tuesday 1 April 2031')).toBeVisible();
  });

  it('switches from a full half to the other one, and can be undone', async () => {
    fakeBackend(createCalendarResponses());
    const { user } = open();
    await user.click(await day('Tuesday 4 March 2031, afternoon only'));
    expect(screen.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Morning' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Leave the day open' }));
    expect(readStoredSchedule().visit.date).toBe('');
    expect(screen.queryByRole('radio', { name: 'Morning' })).toBeNull();
  });

  it('asks for both addresses of a move, which the browser requires', async () => {
    fakeBackend({
      ...createCalendarResponses(),
      [CALENDAR_CALL]: createCalendarResponse({ trade: 'move', services: [1] }),
    });
    const { user } = open();
    await user.click(await day('Monday 3 March 2031'));
    const from = within(screen.getByRole('group', { name: 'Moving from' }));
    expect(from.getByLabelText(/^Full address/)).toBeRequired();
    await user.type(from.getByLabelText(/^Full address/), '1 Old Street');
    await user.selectOptions(from.getByLabelText('Floor'), 'Floor 2');
    await user.selectOptions(from.getByLabelText('Lift'), 'There is a lift');
    const to = within(screen.getByRole('group', { name: 'Moving to' }));
    await user.selectOptions(to.getByLabelText('Parking for the van'), 'A permit is needed');
    await user.type(screen.getByLabelText('A note for the crew'), 'A piano');
    expect(readStoredSchedule().move).toMatchObject({
      from: { address: '1 Old Street', floor: 2, lift: true, parking: 'unknown' },
      to: { parking: 'permit' },
      note: 'A piano',
    });
  });

  it('shows an earlier choice, and warns if that day is full', async () => {
    fakeBackend(createCalendarResponses());
    saveSchedule({ visit: { date: '2031-03-10', half: 'morning', second: '', services: [3] } });
    open();
    expect(await screen.findByText('This day has become full')).toBeVisible();
    expect(screen.getByText(/Monday 10 March 2031, in the morning, has no place/)).toBeVisible();
  });

  it('ignores an unreadable stored choice', async () => {
    fakeBackend(createCalendarResponses());
    for (const foreign of ['{oops', '[]', '{"version":1,"content":{"visit":7,"move":[]}}']) {
      localStorage.setItem('schedule', foreign);
      const { unmount } = open();
      if (foreign === '{oops') jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(await day('Monday 3 March 2031')).not.toBeChecked();
      unmount();
    }
  });

  it('is optional if the days cannot be read, and can be retried', async () => {
    const { responses } = fakeBackend({
      ...createCalendarResponses(),
      [CALENDAR_CALL]: 'no answer',
    });
    const page = open();
    expect(await screen.findByText('We could not load the days that can be chosen')).toBeVisible();
    responses[CALENDAR_CALL] = createCalendarResponses()[CALENDAR_CALL];
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day('Monday 3 March 2031')).toBeVisible();
    const proceed = screen.getByRole('button', { name: 'Proceed to Checkout' });
    await waitFor(() => expect(proceed).toBeEnabled());
    await page.user.click(proceed);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
  });
});

describe('no day is asked for', () => {
  it('if the basket contains no service with a day', async () => {
    fakeBackend({
      ...createCalendarResponses(),
      [CALENDAR_CALL]: createCalendarResponse({ trade: 'move', services: [99] }),
    });
    open();
    expect(await screen.findByLabelText('First Name')).toBeVisible();
    expect(screen.queryByText('Preferred day')).toBeNull();
  });

  it('if the backend has no calendar, and nothing is requested or saved', async () => {
    const { calls } = fakeBackend(createCalendarResponses());
    saveSchedule({ visit: { date: '2031-03-03', half: 'morning', second: '', services: [3] } });
    open({ config: {} });
    expect(await screen.findByLabelText('First Name')).toBeVisible();
    expect(screen.queryByText(/March 2031|Preferred day/)).toBeNull();
    expect(calls.some(({ path }) => path.includes('calendar'))).toBe(false);
  });
});
