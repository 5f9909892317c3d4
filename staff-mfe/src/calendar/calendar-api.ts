import { flag, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';
import { dayTitlesSchema, scheduleSchema } from 'contract/schedule';

const halfSchema = v.object({ places: whole, taken: whole });

const bookedSchema = v.object({
  orderno: text,
  name: text,
  mobile: text,
  trade: text,
  day: text,
  half: text,
  state: text,
  helduntil: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
});

const bookingsSchema = v.object({
  days: v.array(
    v.object({
      ...{ trade: text, day: text, closed: flag, note: text },
      ...{ morning: halfSchema, afternoon: halfSchema },
    }),
  ),
  data: v.array(bookedSchema),
  unplaced: v.array(bookedSchema),
});

/** Null means the capacity of a normal day. */
const own = v.fallback(v.nullable(v.number()), null);

const rulesSchema = v.object({
  trade: text,
  leaddays: whole,
  horizondays: whole,
  workingdays: v.array(whole),
  morning: whole,
  afternoon: whole,
});

const settingsSchema = v.object({
  trades: v.array(rulesSchema),
  services: v.array(v.object({ serviceid: whole, name: text, scheduled: text })),
  days: v.array(
    v.object({ trade: text, day: text, closed: flag, note: text, morning: own, afternoon: own }),
  ),
});

export type Booked = v.InferOutput<typeof bookedSchema>;
export type Bookings = v.InferOutput<typeof bookingsSchema>;
export type Rules = v.InferOutput<typeof rulesSchema>;
export type Settings = v.InferOutput<typeof settingsSchema>;
export type SpecialDay = Settings['days'][number];

export interface NewDate {
  orderno: string;
  trade: string;
  date: string;
  half: string;
}

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
    getCalendarSettings: build.query<Settings, void>({
      query: () => ({ url: 'staff/calendar' }),
      transformResponse: recordOf(settingsSchema),
      providesTags: ['Staff'],
    }),
    saveRules: build.mutation<unknown, Rules>({
      query: (body) => ({ url: 'staff/calendar/rules', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    saveDay: build.mutation<unknown, SpecialDay>({
      query: (body) => ({ url: 'staff/calendar/days', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    saveService: build.mutation<unknown, { serviceid: number; scheduled: string }>({
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
