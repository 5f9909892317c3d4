import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { safeStorage, useNavigate } from 'shared/core';
import { type FormRefusal, formRefusal } from 'shared/data';
import { hasExtension, NO_EXTENSION_MESSAGE, phoneDigits } from 'shared/forms';
import {
  isNotFound,
  readInsertId,
  type useGetCustomerQuery,
  useSaveCustomerMutation,
} from './customer-api';
import { cleanDetails, type DetailsField, detailsFields } from './details-fields';

type Details = Record<DetailsField, string>;

export type DetailsState = ReturnType<typeof useDetails>;

/** The values of the shipping details. A field that the shopper has not typed in has the saved value. */
export function useDetails(userid: Id | null, saved: ReturnType<typeof useGetCustomerQuery>) {
  // Not `data`, which holds the previous user's record until the new record is read.
  const record = saved.currentData;
  const [save] = useSaveCustomerMutation();
  const [typed, setTyped] = useState<Partial<Details>>({});
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const navigate = useNavigate();
  const isLoading = record === undefined && saved.isFetching;
  const isSavedUnread = saved.isError && !isNotFound(saved.error);
  const value = (field: DetailsField) =>
    typed[field] ?? record?.[detailsFields[field].record] ?? '';

  return {
    ...{ isLoading, isSending, isSavedUnread, refusal, value, setTyped },
    isBusy: isSending || isLoading,
    type: (field: DetailsField, text: string) => setTyped({ ...typed, [field]: text }),
    /** Reduces the typed phone number to digits, unless it has an extension. */
    cleanMobile() {
      const { mobile } = typed;
      if (mobile !== undefined && !hasExtension(mobile))
        setTyped({ ...typed, mobile: phoneDigits(mobile) });
    },
    /**
     * Saves the details, calls `onSaved` and opens the checkout. If the saved record could not be
     * loaded and nothing is typed, loads the record again, because empty fields would overwrite it.
     * Rejects a phone number with an extension, and validates nothing else.
     */
    async submit(form: HTMLFormElement, onSaved: (details: Details) => void): Promise<void> {
      if (isSavedUnread && Object.values(typed).join('') === '') return void saved.refetch();
      if (hasExtension(value('mobile')))
        return setRefusal({ field: 'mobile', text: NO_EXTENSION_MESSAGE });
      setSending(true);
      setRefusal(null);
      const details = cleanDetails(value);
      try {
        const response = await save({ ...details, userid: userid ?? '' }).unwrap();
        rememberCustomer(readInsertId(response));
        onSaved(details);
        void navigate('/checkout');
      } catch (cause) {
        const refused = formRefusal(cause, form);
        setRefusal(refused);
        if (refused === null) console.error('The shipping details could not be saved.', cause);
        setSending(false);
      }
    },
  };
}

function rememberCustomer(insertId: Id | null) {
  if (insertId !== null) safeStorage().setItem('customerId', String(insertId));
}
