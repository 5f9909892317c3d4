import type { Id } from 'contract/values/readers';
import { useEffect, useState } from 'react';
import { isNotFound, useGetCustomerQuery, useGetUserRecordQuery } from '../details/customer-api';

const refetchOptions = { refetchOnMountOrArgChange: true } as const;
/** Time in ms after which the customer is fetched again. */
const REFETCH_DELAY_MS = 1000;

/** Returns the records of the user and the customer, without whom no order can be placed. */
export function useBuyer(userid: Id) {
  const userQuery = useGetUserRecordQuery(userid, refetchOptions);
  const customerQuery = useGetCustomerQuery(userid, refetchOptions);
  const { isSuccess: isUserLoaded } = userQuery;
  const { refetch } = customerQuery;
  const [hasRefetched, setHasRefetched] = useState(false);

  useEffect(() => {
    if (!isUserLoaded) return;
    const timer = setTimeout(() => {
      setHasRefetched(true);
      void refetch();
    }, REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isUserLoaded, refetch]);

  const hasFailed =
    userQuery.isError || (customerQuery.isError && !isNotFound(customerQuery.error));
  return {
    // Waits for the user and the customer, because content that appears later would move the page.
    isLoading: userQuery.isLoading || customerQuery.isLoading,
    user: userQuery.data ?? null,
    customer: customerQuery.data ?? null,
    /** Stays true while the customer is fetched again. */
    isCustomerMissing:
      !customerQuery.data && !hasFailed && (hasRefetched || !customerQuery.isFetching),
    hasFailed,
    retry: () => void Promise.all([userQuery.refetch(), customerQuery.refetch()]),
  };
}
