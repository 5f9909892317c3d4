import { waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { CALENDAR, calendarAnswers, withCalendar } from '../testing/calendar-backend';
import { filledBasket } from '../testing/filled-basket';

test('the saved record, the delivery charges and the free days are read in parallel', async () => {
  const { calls } = fakeBackend({
    ...calendarAnswers(),
    [CALENDAR]: () => new Promise(() => undefined),
  });
  renderPage(routes, {
    ...{ at: '/details', user: { id: 7 }, state: filledBasket },
    ...withCalendar,
  });
  await waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        CALENDAR,
        'GET users/getcustomers/7',
        'GET users/getdeliverycharges',
      ]),
    ),
  );
});
