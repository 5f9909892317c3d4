import type { Customer } from 'contract/accounts/customer';
import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import { useEffect, useRef, useState } from 'react';
import { basketCheckModule, orderTotal, placementEnded, useFulfilmentKinds } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { isRequestError } from 'shared/data';
import { useAuth, useConfig } from 'shared/session';
import {
  type AppThunk,
  type RootState,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from 'shared/store';
import { savePlacedOrder, createOrderSnapshot, savePaidOrder } from './placement/order-snapshot';
import { calendarApi } from '../schedule/use-basket-calendars';
import { readScheduleText } from '../schedule/schedule-text';
import { lazySchedule } from '../schedule/schedule.lazy';
import { clearPaidBasket } from './placement/clear-paid-basket';
import {
  CheckoutError,
  CUSTOMER_MISSING,
  getCheckError,
  readErrorText,
} from './placement/checkout-error';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { buildOrder, type Submission } from './placement/order';
import { findConfirmedNumber, placeOfflineOrder } from './placement/place-offline-order';
import { startCardPayment } from './placement/start-card-payment';

/** Pause in ms before the confirmation page opens. */
const THANK_YOU_DELAY_MS = 1000;

interface CheckoutInput {
  userid: Id;
  user: unknown;
  customer: Customer | null;
  method: PaymentMethod;
  /** Pence that the shopper pays now, or null to pay all. */
  deposit: Pence | null;
  delivery: DeliveryCharge | null;
  note: string | null;
  /** Date of the wedding or event. Null if the shopper is not asked for the date. */
  eventDate: string | null;
  /** Whether the backend books days (rule 47). */
  hasDays: boolean;
  isPersonalisationSupported: boolean;
}

/**
 * Returns a function that submits the order, the error of the last submission, and the number of an
 * order that was placed for collection. A call during a submission does nothing.
 */
export function useSubmission(checkout: CheckoutInput) {
  const { payments } = useConfig();
  const { session } = useAuth();
  const kinds = useFulfilmentKinds();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isDayFull, setDayFull] = useState(false);
  const [placedNumber, setPlacedNumber] = useState<string | null>(null);
  const isSubmittingRef = useRef(false);

  const endSubmission = () => {
    isSubmittingRef.current = false;
    setBusy(false);
  };
  useEffect(() => onPageRestored(endSubmission), []);

  const sendOrder = async (submission: Submission) => {
    const snapshot = createOrderSnapshot(buildOrder(store.getState(), submission), kinds);
    if (submission.method === 'online') {
      return dispatch(startCardPayment(submission, payments, (id) => savePaidOrder(id, snapshot)));
    }
    const orderno = await dispatch(placeOfflineOrder(submission)).catch(throwOfflineFailure);
    savePlacedOrder(orderno, snapshot);
    setPlacedNumber(orderno);
    await new Promise((resolve) => setTimeout(resolve, THANK_YOU_DELAY_MS));
    return navigate('/thankyouorderplace', { replace: true, state: { orderno } });
  };

  const submit = async () => {
    if (isSubmittingRef.current) return;
    isSubmittingRef.current = true;
    setBusy(true);
    setError(null);
    setDayFull(false);
    try {
      await session.deferTabSync(async () => {
        if (checkout.hasDays && readScheduleText() !== null)
          await lazySchedule.load().catch(throwDaysUnreadable);
        await sendOrder(validateSubmission(checkout, store.getState()));
      });
    } catch (cause) {
      if (isRefused(cause) && !store.getState().placement?.orderno) {
        // Nothing is stored, so the basket may take present prices again (rule 29).
        dispatch(placementEnded());
        // Updates the prices first, because a second press would otherwise send the old total again.
        if (!isDayFullError(cause) && !isAlreadyPaidError(cause))
          await dispatch(checkRefusedBasket(cause));
      }
      setError(readErrorText(cause) || 'Payment processing failed');
      endSubmission();
      if (isAlreadyPaidError(cause)) dispatch(clearPaidBasket());
      else if (isDayFullError(cause)) {
        setDayFull(true);
        await dispatch(calendarApi.endpoints.getCalendar.initiate(undefined, refetchOptions));
      }
    }
  };

  const recordedOrderNumber = useAppSelector((state) =>
    error !== null && checkout.customer
      ? findConfirmedNumber(state, buildSubmission(checkout, checkout.customer, state))
      : null,
  );
  return { isBusy, error, recordedOrderNumber, placedNumber, isDayFull, submit };
}

/** Throws a `CheckoutError` with the message of the first failed check. */
function validateSubmission(checkout: CheckoutInput, state: RootState): Submission {
  const { user, customer, delivery, method } = checkout;
  const { total } = orderTotal(state, delivery, method);
  const checkError = getCheckError({ user, total, customer });
  if (checkError || !customer) throw new CheckoutError(checkError ?? CUSTOMER_MISSING);
  return { ...buildSubmission(checkout, customer, state), shownTotal: total };
}

const buildSubmission = (
  {
    userid,
    method,
    deposit,
    delivery,
    note,
    eventDate,
    hasDays,
    isPersonalisationSupported,
  }: CheckoutInput,
  customer: Customer,
  state: RootState,
): Submission => ({
  userid,
  customer,
  method,
  delivery,
  note,
  eventDate,
  isPersonalisationSupported,
  ...(deposit !== null && { deposit }),
  ...(hasDays && { schedule: lazySchedule.code?.buildOrderSchedule(state) }),
});

/** Compares the basket with the catalogue after the backend has refused the order. */
const checkRefusedBasket =
  ({ cause }: CheckoutError): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const basketCheck = await basketCheckModule.load().catch(logFetchFailure);
    if (basketCheck)
      await dispatch(basketCheck.checkBasket(isRequestError(cause) ? cause.body : null));
  };

const refetchOptions = { forceRefetch: true, subscribe: false } as const;

const isDayFullError = (cause: unknown) =>
  cause instanceof CheckoutError && cause.code === 'day_full';

/**
 * Returns whether the backend refused the order because it is already paid. The shopper may have
 * closed the page after the payment.
 */
const isAlreadyPaidError = (cause: unknown) =>
  cause instanceof CheckoutError && cause.code === 'paid';

const isRefused = (cause: unknown): cause is CheckoutError =>
  cause instanceof CheckoutError && cause.status === 409;

function logFetchFailure(cause: unknown): null {
  console.warn('The basket could not be compared with the catalogue.', cause);
  return null;
}

/** Stops the submission, because the order would be sent without the chosen day. */
function throwDaysUnreadable(cause: unknown): never {
  throw new CheckoutError('The day of your order could not be read. Please try again.', cause);
}

function throwOfflineFailure(cause: unknown): never {
  if (cause instanceof CheckoutError) throw cause;
  throw new CheckoutError(`Order placement failed: ${readErrorText(cause)}`, cause);
}

/**
 * Calls `onRestore` when the page is restored from the back-forward cache, for example after the
 * payment page. Returns a function that stops listening.
 */
function onPageRestored(onRestore: () => void) {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onRestore();
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
