import type { Customer } from 'contract/accounts/customer';
import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { Id } from 'contract/values/readers';
import { useEffect, useRef, useState } from 'react';
import {
  orderTotal,
  type RootState,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useAuth,
  useConfig,
  useFeature,
  useFulfilmentKinds,
  useNavigate,
} from 'shared/core';
import { savePlacedOrder, snapshotOf, savePaidOrder } from './placement/order-snapshot';
import { calendarApi } from '../schedule/calendar-api';
import { keptText } from '../schedule/kept-schedule';
import { scheduleLater } from '../schedule/schedule-later';
import { basketPaid } from './placement/basket-paid';
import { CUSTOMER_MISSING, failedCheck } from './placement/checkout-checks';
import { CheckoutError, errorText } from './placement/checkout-error';
import { type Method, orderOf, type Submission } from './placement/order';
import { confirmedNumber, placeOffline } from './placement/place-offline';
import { refreshPrices } from './placement/refresh-prices';
import { startOnline } from './placement/start-online';

/** Delay of the thank-you page after the response to the mail call, in ms (specification, section 9). */
const THANK_YOU_MS = 1000;

interface Buyer {
  userid: Id;
  user: unknown;
  customer: Customer | null;
  method: Method;
  delivery: DeliveryCharge | null;
  note: string | null;
  /** Whether the order can have booked days (rule 47). */
  isDated: boolean;
}

/** Runs one submission of the payment page at a time, and returns its last error. */
export function useSubmission(buyer: Buyer) {
  const { payments } = useConfig();
  const { session } = useAuth();
  const kinds = useFulfilmentKinds();
  const isPersonalisationKnown = useFeature('personalisation');
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isDayFull, setDayFull] = useState(false);
  const underWay = useRef(false);

  const end = () => {
    underWay.current = false;
    setBusy(false);
  };
  useEffect(() => onReturn(end), []);

  const pay = async (submission: Submission) => {
    const snapshot = snapshotOf(orderOf(store.getState(), submission), kinds);
    if (submission.method === 'online') {
      return dispatch(startOnline(submission, payments, (id) => savePaidOrder(id, snapshot)));
    }
    const orderno = await dispatch(placeOffline(submission)).catch(offlineFailure);
    savePlacedOrder(orderno, snapshot);
    await new Promise((resolve) => setTimeout(resolve, THANK_YOU_MS));
    return navigate('/thankyouorderplace', { replace: true, state: { orderno } });
  };

  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    setDayFull(false);
    try {
      await session.during(async () => {
        if (buyer.isDated && keptText() !== null) await scheduleLater.load().catch(daysUnread);
        await pay({ ...checked(buyer, store.getState()), isPersonalisationKnown });
      });
    } catch (cause) {
      setError(errorText(cause) || 'Payment processing failed');
      end();
      if (isPaid(cause)) dispatch(basketPaid());
      else if (isFull(cause)) {
        setDayFull(true);
        await dispatch(calendarApi.endpoints.getCalendar.initiate(undefined, afresh));
      } else if (isOutOfDate(cause) && !store.getState().placement?.orderno)
        await dispatch(refreshPrices());
    }
  };

  const recorded = useAppSelector((state) =>
    error !== null && buyer.customer
      ? confirmedNumber(state, {
          ...submissionOf(buyer, buyer.customer, state),
          isPersonalisationKnown,
        })
      : null,
  );
  return { busy, error, recorded, isDayFull, submit };
}

/** Returns the submission. Throws the first check that fails (specification, section 5). */
function checked(buyer: Buyer, state: RootState): Submission {
  const { user, customer, delivery, method } = buyer;
  const { total } = orderTotal(state, delivery, method);
  const failed = failedCheck({ user, total, customer });
  if (failed || !customer) throw new CheckoutError(failed ?? CUSTOMER_MISSING);
  return submissionOf(buyer, customer, state);
}

const submissionOf = (
  { userid, method, delivery, note, isDated }: Buyer,
  customer: Customer,
  state: RootState,
): Submission => ({
  userid,
  customer,
  method,
  delivery,
  note,
  ...(isDated && { schedule: scheduleLater.code?.sentSchedule(state) }),
});

const afresh = { forceRefetch: true, subscribe: false } as const;

/** Returns whether the backend refused the order because its day or half day is fully booked. */
const isFull = (cause: unknown) => cause instanceof CheckoutError && cause.code === 'day_full';

/** Returns whether the order is already paid, for example if the page was closed after the payment. */
const isPaid = (cause: unknown) => cause instanceof CheckoutError && cause.code === 'paid';

/** Returns whether the basket's prices are outdated. Recorded orders keep their prices. */
const isOutOfDate = (cause: unknown) => cause instanceof CheckoutError && cause.status === 409;

/** Rejects the submission, because an order must not lose its chosen day. */
function daysUnread(cause: unknown): never {
  throw new CheckoutError('The day of your order could not be read. Please try again.', cause);
}

function offlineFailure(cause: unknown): never {
  if (cause instanceof CheckoutError) throw cause;
  throw new CheckoutError(`Order placement failed: ${errorText(cause)}`, cause);
}

/**
 * Calls `onRestore` when the back-forward cache restores this page, as after the hosted page.
 * Returns a function that stops listening.
 */
function onReturn(free: () => void) {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && free();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
