import { type Bookings, bookingsSchema } from 'contract/staff/bookings';
import { type CalendarSettings, calendarSettingsSchema } from 'contract/staff/calendar-settings';
import type { NewDayRequest } from 'contract/calendar/requests';
import type { RulesRequest, ServiceRequest, SpecialDayRequest } from 'contract/staff/requests';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';

export type NewDate = NewDayRequest & { orderno: string };

/** Returns a parser for responses that are one record. */
const recordOf =
  <Row>(schema: v.GenericSchema<unknown, Row>) =>
  (answer: unknown) =>
    v.parse(schema, answer);

/** The calendar calls for staff. Only our own backend has them. */
const staffCalendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBookings: build.query<Bookings, string>({
      query: (from) => ({ url: `staff/bookings${from ? `?from=${from}` : ''}` }),
      transformResponse: recordOf(bookingsSchema),
      providesTags: ['Staff'],
    }),
    getCalendarSettings: build.query<CalendarSettings, void>({
      query: () => ({ url: 'staff/calendar' }),
      transformResponse: recordOf(calendarSettingsSchema),
      providesTags: ['Staff'],
    }),
    saveRules: build.mutation<unknown, RulesRequest>({
      query: (body) => ({ url: 'staff/calendar/rules', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    saveDay: build.mutation<unknown, SpecialDayRequest>({
      query: (body) => ({ url: 'staff/calendar/days', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    saveService: build.mutation<unknown, ServiceRequest>({
      query: (body) => ({ url: 'staff/calendar/services', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    confirmPlace: build.mutation<unknown, string>({
      query: (orderno) => ({
        ...{ url: `staff/bookings/${encodeURIComponent(orderno)}/confirm`, method: 'POST' },
        body: {},
      }),
      invalidatesTags: changed,
    }),
    changeDate: build.mutation<unknown, NewDate>({
      query: ({ orderno, ...body }) => ({
        ...{ url: `staff/bookings/${encodeURIComponent(orderno)}/date`, method: 'POST', body },
      }),
      invalidatesTags: changed,
    }),
  }),
});

function changed(_: unknown, failed: unknown) {
  return failed ? [] : (['Staff'] as const);
}

export const {
  useGetBookingsQuery,
  useGetCalendarSettingsQuery,
  useSaveRulesMutation,
  useSaveDayMutation,
  useSaveServiceMutation,
  useConfirmPlaceMutation,
  useChangeDateMutation,
} = staffCalendarApi;
