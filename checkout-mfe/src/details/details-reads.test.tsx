import { waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import {
  CALENDAR_CALL,
  createCalendarResponses,
  calendarPageOptions,
} from '../testing/calendar-backend';
import { filledBasket } from '../testing/filled-basket';

test('the saved record, the delivery charges and the free days are read in parallel', async () => {
  const { calls } = fakeBackend({
    ...createCalendarResponses(),
    [CALENDAR_CALL]: () => new Promise(() => undefined),
  });
  renderPage(routes, {
    initialEntry: '/details',
    user: { id: 7 },
    state: filledBasket,
    ...calendarPageOptions,
  });
  await waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        CALENDAR_CALL,
        'GET users/getcustomers/7',
        'GET users/getdeliverycharges',
      ]),
    ),
  );
});
