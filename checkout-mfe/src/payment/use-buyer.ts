import { useEffect, useState } from 'react';

import type { Id } from 'shared/wire/readers';
import { isNotFound } from '../shipping/is-not-found';
import { useGetShippingDetailsQuery, useGetUserRecordQuery } from '../shipping/shipping-api';

const afresh = { refetchOnMountOrArgChange: true } as const;
/** The customer record is read again so long after the user loaded, in ms (specification §7). */
const REFETCH_MS = 1000;

/** The user who pays and their shipping details, as the backend knows them now. */
export function useBuyer(userid: Id) {
  const user = useGetUserRecordQuery(userid, afresh);
  const details = useGetShippingDetailsQuery(userid, afresh);
  const { isSuccess: userLoaded } = user;
  const { refetch } = details;
  const [askedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    if (!userLoaded) return;
    const timer = setTimeout(() => {
      setAskedAgain(true);
      void refetch();
    }, REFETCH_MS);
    return () => clearTimeout(timer);
  }, [userLoaded, refetch]);

  const failed = user.isError || (details.isError && !isNotFound(details.error));
  return {
    // One without the other would be a page that moves when the other comes.
    loading: user.isLoading || details.isLoading,
    user: user.data ?? null,
    customer: details.data ?? null,
    /** Known to have no shipping details, not merely still asked; the second reading hides nothing. */
    missing: !details.data && !failed && (askedAgain || !details.isFetching),
    failed,
    retry: () => void Promise.all([user.refetch(), details.refetch()]),
  };
}
