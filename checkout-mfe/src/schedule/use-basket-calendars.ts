import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { useAuth, useFeature } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { readList, serverApi } from 'shared/data';

interface BasketCalendars {
  isPending: boolean;
  calendars: OpenDays[];
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Returns the calendars that the basket needs. Sends no request if the backend has no calendar or
 * the basket is empty. `shouldRefetch: false` uses cached days.
 */
export function useBasketCalendars({
  isEnabled = true,
  shouldRefetch = true,
} = {}): BasketCalendars {
  const { user } = useAuth();
  const hasCalendar = useFeature('calendar');
  const cart = useAppSelector((state) => state.cart);
  const chosenService = useAppSelector((state) => state.services);
  const skip = !isEnabled || !hasCalendar || cart.length === 0 || user === null;
  const { data, isError, isFetching, refetch } = useGetCalendarQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: shouldRefetch,
  });
  const serviceIds = cart.map((line) => line.serviceid ?? chosenService?.id);
  return {
    isPending: !skip && !data && !isError,
    calendars: skip
      ? []
      : (data ?? []).filter(({ services }) =>
          services.some((serviceId) => serviceIds.includes(serviceId)),
        ),
    hasFailed: !skip && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** Calendar calls. Only backends with the feature `calendar` support these calls (rule 47). */
export const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<OpenDays[], void>({
      query: () => ({ url: 'users/getcalendar?basket=true' }),
      transformResponse: (response) => readList(openDaysSchema, response),
    }),
  }),
});

const { useGetCalendarQuery } = calendarApi;
