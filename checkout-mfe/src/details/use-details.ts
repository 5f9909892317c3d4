import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { createSafeStorage } from 'shared/store';
import { type FormError, toFormError } from 'shared/data';
import { hasExtension, NO_EXTENSION_MESSAGE, extractPhoneDigits } from 'shared/forms';
import {
  isNotFound,
  readInsertId,
  type useGetCustomerQuery,
  useSaveCustomerMutation,
} from './customer-api';
import { cleanDetails, type DetailsField, detailsFields } from './details-fields';

type Details = Record<DetailsField, string>;

export type DetailsState = ReturnType<typeof useDetails>;

/**
 * State of the details form. A field that the user has not changed has the value of the saved
 * record.
 */
export function useDetails(
  userid: Id | null,
  customerQuery: ReturnType<typeof useGetCustomerQuery>,
) {
  // Uses `currentData`, because `data` would still contain the previous user's record.
  const record = customerQuery.currentData;
  const [saveCustomer] = useSaveCustomerMutation();
  const [typedValues, setTypedValues] = useState<Partial<Details>>({});
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<FormError | null>(null);
  const navigate = useNavigate();
  const isLoading = record === undefined && customerQuery.isFetching;
  const hasLoadFailed = customerQuery.isError && !isNotFound(customerQuery.error);
  const getValue = (field: DetailsField) =>
    typedValues[field] ?? record?.[detailsFields[field].recordKey] ?? '';

  return {
    isLoading,
    isSending,
    hasLoadFailed,
    refusal,
    getValue,
    setTypedValues,
    isBusy: isSending || isLoading,
    setField: (field: DetailsField, text: string) =>
      setTypedValues({ ...typedValues, [field]: text }),
    /**
     * Reduces the phone number to digits. Keeps a number with an extension, so that the form can
     * report the extension.
     */
    cleanMobile() {
      const { mobile } = typedValues;
      if (mobile !== undefined && !hasExtension(mobile))
        setTypedValues({ ...typedValues, mobile: extractPhoneDigits(mobile) });
    },
    /**
     * Saves the details, then opens the checkout. If the saved details could not be loaded and
     * nothing is typed, loads them again. Saving the empty fields would overwrite the saved
     * details.
     */
    async submit(form: HTMLFormElement, onSaved: (details: Details) => void): Promise<void> {
      if (hasLoadFailed && Object.values(typedValues).join('') === '')
        return void customerQuery.refetch();
      if (hasExtension(getValue('mobile')))
        return setRefusal({ field: 'mobile', text: NO_EXTENSION_MESSAGE });
      setSending(true);
      setRefusal(null);
      const details = cleanDetails(getValue);
      try {
        const response = await saveCustomer({ ...details, userid: userid ?? '' }).unwrap();
        saveCustomerId(readInsertId(response));
        onSaved(details);
        void navigate('/checkout');
      } catch (cause) {
        const newRefusal = toFormError(cause, form);
        setRefusal(newRefusal);
        if (newRefusal === null) console.error('The shipping details could not be saved.', cause);
        setSending(false);
      }
    },
  };
}

function saveCustomerId(insertId: Id | null) {
  if (insertId !== null) createSafeStorage().setItem('customerId', String(insertId));
}
