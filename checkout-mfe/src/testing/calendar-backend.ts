import { customer, createMinimalResponses } from './minimal-backend';

/** `morning` and `afternoon` are the numbers of bookings that are still possible. */
export const openDays = [
  { day: '2031-03-03', morning: 2, afternoon: 1 },
  { day: '2031-03-04', morning: 0, afternoon: 1 },
  { day: '2031-04-01', morning: 3, afternoon: 3 },
];

export const createCalendarResponse = (
  ...calendars: { trade: string; services: number[]; days?: object[] }[]
) => ({
  body: { status: true, data: calendars.map((calendar) => ({ days: openDays, ...calendar })) },
});

export const CALENDAR_CALL = 'GET users/getcalendar?basket=true';

/** Responses of a backend with a calendar. In the test basket, only service 3 needs a day. */
export const createCalendarResponses = () => ({
  ...createMinimalResponses(),
  'GET users/getcustomers/7': { body: customer },
  'POST users/addcustomers': { body: { insertId: 9 } },
  [CALENDAR_CALL]: createCalendarResponse(
    { trade: 'visit', services: [3] },
    { trade: 'move', services: [99] },
  ),
});

export const calendarPageOptions = { config: { features: ['calendar'] as const } };

export const saveSchedule = (content: object) =>
  localStorage.setItem('schedule', JSON.stringify({ version: 1, content }));
