import type { OpenDays } from 'contract/calendar/open-days';
import { useAppSelector, useAuth, useFeature } from 'shared/core';
import { useGetCalendarQuery } from './calendar-api';

interface AskedTrades {
  /** Whether the free days are still loading. */
  isPending: boolean;
  /** Booking kinds of the basket's services, with their free days. */
  trades: OpenDays[];
  isFailed: boolean;
  retry: () => void;
}

/**
 * Returns the booking kinds for which the shopper chooses a day. Sends no call without a calendar
 * or with an empty basket. The summary sets `shouldRefetch` to false, because it needs the kinds
 * but not the free days.
 */
export function useAskedTrades({ isUsed = true, isFresh = true } = {}): AskedTrades {
  const { user } = useAuth();
  const isOffered = useFeature('calendar');
  const cart = useAppSelector((state) => state.cart);
  const chosen = useAppSelector((state) => state.services);
  const skip = !isUsed || !isOffered || cart.length === 0 || user === null;
  const { data, isError, isFetching, refetch } = useGetCalendarQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: isFresh,
  });
  const ids = cart.map((line) => line.serviceid ?? chosen?.id);
  return {
    isPending: !skip && !data && !isError,
    trades: skip
      ? []
      : (data ?? []).filter(({ services }) => services.some((one) => ids.includes(one))),
    isFailed: !skip && isError && !isFetching,
    retry: () => void refetch(),
  };
}
