import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from '../router';

interface Address {
  params: URLSearchParams;
  /** State of the history entry, for texts that no URL may contain. */
  state: unknown;
}

interface AddressOptions {
  isReplaced?: boolean;
}

/**
 * Returns the query parameters, the state of the history entry, and a function that changes them.
 * Each change builds on the change before it, even if that one is not rendered yet, so two filters
 * that are chosen quickly both hold.
 */
export function useQueryParams() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const newestAddress = useRef<Address>({ params, state });
  useLayoutEffect(() => {
    newestAddress.current = { params, state };
  }, [params, state]);
  const change = useCallback(
    (
      update: (address: Address) => Partial<Address>,
      { isReplaced = false }: AddressOptions = {},
    ) => {
      newestAddress.current = { ...newestAddress.current, ...update(newestAddress.current) };
      const { params: newParams, state: newState } = newestAddress.current;
      void setParams(newParams, { replace: isReplaced, state: newState });
    },
    [setParams],
  );
  return { params, state, change };
}
