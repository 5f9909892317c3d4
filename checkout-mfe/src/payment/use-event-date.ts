import { useState } from 'react';
import { useFulfilmentKinds } from 'shared/basket';
import { getLondonToday } from 'shared/forms';
import { useFeature } from 'shared/session';
import { createSafeStorage, useAppSelector } from 'shared/store';

/** Key in local storage. An order deletes the entry. */
const STORAGE_KEY = 'eventdate';

const PAST_MESSAGE = 'This day is over. Please choose a day from today on, or leave it empty.';

/**
 * Returns the date of the wedding or event. Without garments, or if the backend does not accept the
 * date (rule 46), `date` is null and `today` ''. `error` is '' for a valid date.
 */
export function useEventDate() {
  const isAccepted = useFeature('event-date');
  const hasGarments = useFulfilmentKinds().includes('garments');
  const isRestored = useAppSelector((state) => state.restored);
  const [typedDate, setTypedDate] = useState<string | null>(null);
  const isAsked = isAccepted && hasGarments;
  const date = typedDate ?? (isRestored && isAsked ? readSavedDate() : '');
  // Not computed without need, because the first use of a time zone takes some 50 ms on a phone.
  const today = isAsked ? getLondonToday() : '';
  return {
    date: isAsked ? date : null,
    today,
    error: isAsked && date !== '' && date < today ? PAST_MESSAGE : '',
    setDate(day: string) {
      setTypedDate(day);
      if (day === '') createSafeStorage().removeItem(STORAGE_KEY);
      else createSafeStorage().setItem(STORAGE_KEY, day);
    },
  };
}

const readSavedDate = (): string => createSafeStorage().getItem(STORAGE_KEY) ?? '';
