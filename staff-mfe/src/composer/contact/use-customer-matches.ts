import type { CustomerMatches, StaffCustomer } from 'contract/accounts/staff/customers';
import { useCallback, useEffect, useState } from 'react';
import { isRequestError } from 'shared/data';
import {
  useLazyGetStaffCustomerQuery,
  useSearchCustomersMutation,
} from '../../customers/customers-api';
import { useDebouncedValue } from '../../ui/use-debounced-value';

export type FoundCustomer = CustomerMatches['people'][number];

interface Matches {
  /** Text for which the customers were searched. */
  text: string;
  customers: readonly FoundCustomer[];
  hasFailed: boolean;
}

/** Pause after the last key until customers are searched, in ms. */
const DEBOUNCE_MS = 250;

/** Shortest text that is searched, in characters. */
const MIN_LENGTH = 2;

const noMatches: Matches = { text: '', customers: [], hasFailed: false };

/** Searches customers while a name, phone number, e-mail or order number is typed. */
export function useCustomerMatches(typedText: string) {
  const text = typedText.trim();
  const searchedText = useDebouncedValue(text, DEBOUNCE_MS);
  const [matches, setMatches] = useState(noMatches);
  const find = useFindCustomers();
  useEffect(() => {
    if (searchedText.length < MIN_LENGTH) return;
    let isLatest = true;
    void find(searchedText).then((newMatches) => {
      if (isLatest) setMatches(newMatches);
    });
    return () => {
      isLatest = false;
    };
  }, [searchedText, find]);
  const isCurrent = matches.text === text && text.length >= MIN_LENGTH;
  return {
    isCurrent,
    customers: text === '' ? [] : matches.customers,
    hasFailed: isCurrent && matches.hasFailed,
    find,
  };
}

/** Returns a function that searches customers. It never rejects. */
function useFindCustomers() {
  const [search] = useSearchCustomersMutation();
  const [getCustomer] = useLazyGetStaffCustomerQuery();
  return useCallback(
    async (text: string): Promise<Matches> => {
      const { data, error } = await search({ text });
      const customers =
        data === undefined || data.path === null
          ? (data?.people ?? [])
          : await readOnlyMatch(data.path, async (path) => (await getCustomer(path)).data);
      // The backend refuses a text that is too short or that it cannot search.
      const isRefused = isRequestError(error) && error.status === 400;
      return { text, customers, hasFailed: error !== undefined && !isRefused };
    },
    [search, getCustomer],
  );
}

/** Returns the only customer who matches, of whom the search returns the path alone. */
async function readOnlyMatch(
  path: string,
  read: (path: string) => Promise<StaffCustomer | undefined>,
): Promise<FoundCustomer[]> {
  const customer = await read(path);
  if (customer === undefined) return [];
  const { email, names, phones } = customer;
  return [{ path, name: names[0] ?? '', email, mobile: phones[0] ?? '' }];
}
