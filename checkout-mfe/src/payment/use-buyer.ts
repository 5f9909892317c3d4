import { useEffect, useState } from 'react';
import type { Id } from 'shared/data';
import { isNotFound, useGetCustomerQuery, useGetUserRecordQuery } from '../details/customer-api';

const afresh = { refetchOnMountOrArgChange: true } as const;
/** The customer record is read again so long after the user loaded, in ms (specification §7). */
const REFETCH_MS = 1000;

/** The user who pays and their shipping details, as the backend knows them now. */
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
    // One without the other would be a page that moves when the other comes.
    loading: user.isLoading || customer.isLoading,
    user: user.data ?? null,
    customer: customer.data ?? null,
    /** Known to have no shipping details, not merely still asked; the second reading hides nothing. */
    missing: !customer.data && !failed && (askedAgain || !customer.isFetching),
    failed,
    retry: () => void Promise.all([user.refetch(), customer.refetch()]),
  };
}
