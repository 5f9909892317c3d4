import * as bookingCalls from 'contract/calendar/staff/bookings';
import * as settingCalls from 'contract/calendar/staff/settings';
import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import { isRequestError, serverApi } from 'shared/data';

export type Bookings = CallResponse<typeof bookingCalls.listBookings>;
export type CalendarSettings = CallResponse<typeof settingCalls.getSettings>;
export type RulesRequest = CallInput<typeof settingCalls.setRules>;
export type SpecialDayRequest = CallInput<typeof settingCalls.setDay>;
export type ServiceRequest = CallInput<typeof settingCalls.setService>;
type AffectedBookings = bookingCalls.AffectedBooking[];

/** Calendar calls for staff. Only the backend of this repository supports these calls. */
const staffCalendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBookings: build.query<Bookings, string>({
      query: (from) => buildRequest(bookingCalls.listBookings, from === '' ? {} : { from }),
      transformResponse: (response: unknown) => readResponse(bookingCalls.listBookings, response),
      providesTags: ['Staff'],
    }),
    getAffectedBookings: build.query<AffectedBookings, void>({
      ...readEndpoint(bookingCalls.listAffectedBookings),
      providesTags: ['Staff'],
    }),
    getCalendarSettings: build.query<CalendarSettings, void>({
      ...sendEndpoint(settingCalls.getSettings),
      transformResponse: (response: unknown) => readResponse(settingCalls.getSettings, response),
      providesTags: ['Staff'],
    }),
    previewRules: build.mutation<AffectedBookings, RulesRequest>({
      ...readEndpoint(settingCalls.previewRules),
      invalidatesTags: listTagsAfterConflict,
    }),
    saveRules: build.mutation<unknown, RulesRequest>({
      ...sendEndpoint(settingCalls.setRules),
      invalidatesTags: listInvalidatedTags,
    }),
    previewDay: build.mutation<AffectedBookings, SpecialDayRequest>({
      ...readEndpoint(settingCalls.previewDay),
      invalidatesTags: listTagsAfterConflict,
    }),
    saveDay: build.mutation<unknown, SpecialDayRequest>({
      ...sendEndpoint(settingCalls.setDay),
      invalidatesTags: listInvalidatedTags,
    }),
    saveService: build.mutation<unknown, ServiceRequest>({
      ...sendEndpoint(settingCalls.setService),
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
