import type { Id } from 'contract/values/readers';
import { useEffect, useState } from 'react';
import { isNotFound, useGetCustomerQuery, useGetUserRecordQuery } from '../details/customer-api';

const afresh = { refetchOnMountOrArgChange: true } as const;
/** Delay of the second read of the customer record after the user has loaded, in ms (specification, section 7). */
const REFETCH_MS = 1000;

/** Reads the paying user and their shipping details from the backend. */
export function useBuyer(userid: Id) {
  const user = useGetUserRecordQuery(userid, afresh);
  const customer = useGetCustomerQuery(userid, afresh);
  const { isSuccess: userLoaded } = user;
  const { refetch } = customer;
  const [askedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    if (!userLoaded) return;
    const timer = setTimeout(() => {
      setAskedAgain(true);
      void refetch();
    }, REFETCH_MS);
    return () => clearTimeout(timer);
  }, [userLoaded, refetch]);

  const failed = user.isError || (customer.isError && !isNotFound(customer.error));
  return {
    // Waits for both reads, because the later one would shift the page.
    loading: user.isLoading || customer.isLoading,
    user: user.data ?? null,
    customer: customer.data ?? null,
    /** True if the user has no shipping details. Stays true during the second read. */
    missing: !customer.data && !failed && (askedAgain || !customer.isFetching),
    failed,
    retry: () => void Promise.all([user.refetch(), customer.refetch()]),
  };
}
