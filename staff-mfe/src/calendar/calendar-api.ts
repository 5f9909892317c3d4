import {
  type AffectedBooking,
  affectedBookingSchema,
  type Bookings,
  bookingsSchema,
} from 'contract/staff/bookings';
import { type CalendarSettings, calendarSettingsSchema } from 'contract/staff/calendar-settings';
import type {
  RulesRequest,
  ServiceSchedulingRequest,
  SpecialDayRequest,
} from 'contract/staff/requests';
import { isRequestError, readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

const createRecordParser =
  <Row>(schema: v.GenericSchema<unknown, Row>) =>
  (response: unknown) =>
    v.parse(schema, response);

/** Calendar calls for staff. Only the backend of this repository supports these calls. */
const staffCalendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBookings: build.query<Bookings, string>({
      query: (from) => ({ url: `staff/bookings${from ? `?from=${from}` : ''}` }),
      transformResponse: createRecordParser(bookingsSchema),
      providesTags: ['Staff'],
    }),
    getAffectedBookings: build.query<AffectedBooking[], void>({
      query: () => ({ url: 'staff/bookings/affected' }),
      transformResponse: (response) => readList(affectedBookingSchema, response),
      providesTags: ['Staff'],
    }),
    getCalendarSettings: build.query<CalendarSettings, void>({
      query: () => ({ url: 'staff/calendar' }),
      transformResponse: createRecordParser(calendarSettingsSchema),
      providesTags: ['Staff'],
    }),
    previewRules: build.mutation<AffectedBooking[], RulesRequest>({
      query: (body) => ({ url: 'staff/calendar/rules/preview', method: 'POST', body }),
      transformResponse: (response) => readList(affectedBookingSchema, response),
      invalidatesTags: listTagsAfterConflict,
    }),
    saveRules: build.mutation<unknown, RulesRequest>({
      query: (body) => ({ url: 'staff/calendar/rules', method: 'POST', body }),
      invalidatesTags: listInvalidatedTags,
    }),
    previewDay: build.mutation<AffectedBooking[], SpecialDayRequest>({
      query: (body) => ({ url: 'staff/calendar/days/preview', method: 'POST', body }),
      transformResponse: (response) => readList(affectedBookingSchema, response),
      invalidatesTags: listTagsAfterConflict,
    }),
    saveDay: build.mutation<unknown, SpecialDayRequest>({
      query: (body) => ({ url: 'staff/calendar/days', method: 'POST', body }),
      invalidatesTags: listInvalidatedTags,
    }),
    saveService: build.mutation<unknown, ServiceSchedulingRequest>({
      query: (body) => ({ url: 'staff/calendar/services', method: 'POST', body }),
      invalidatesTags: listInvalidatedTags,
    }),
  }),
});

function listInvalidatedTags(result: unknown, error: unknown) {
  return error === undefined ? (['Staff'] as const) : listTagsAfterConflict(result, error);
}

/** Refetches after a conflict, because it means that a colleague changed the calendar. */
function listTagsAfterConflict(_: unknown, error: unknown) {
  return isRequestError(error) && error.status === 409 ? (['Staff'] as const) : [];
}

export const {
  useGetBookingsQuery,
  useGetAffectedBookingsQuery,
  useGetCalendarSettingsQuery,
  usePreviewRulesMutation,
  usePreviewDayMutation,
  useSaveRulesMutation,
  useSaveDayMutation,
  useSaveServiceMutation,
} = staffCalendarApi;
