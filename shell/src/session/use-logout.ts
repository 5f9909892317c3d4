import { isRequestError, tooManySentence } from 'shared/data';
import { shopperForgotten, useAppDispatch, useAuth } from 'shared/core';
import { useToast } from 'shared/overlays';
import { useLogoutMutation } from './logout-api';
import { startAfresh } from './start-afresh';

/**
 * Returns a function that logs out (specification, section 4). It clears local storage and the auth
 * state and loads '/'. A 401 completes the logout too, because the token has expired (rule 21). Any
 * other failure is only logged, including a 2xx response that does not mean success (specification,
 * section 8; rule 58). A rate limit is also shown to the shopper (rule 53).
 */
export function useLogout() {
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [send, { isLoading }] = useLogoutMutation();

  const logout = async () => {
    try {
      await send({}).unwrap();
    } catch (cause) {
      if (!isRequestError(cause) || cause.status !== 401) {
        const sentence = tooManySentence(cause);
        if (sentence === null) console.error('Logging out failed.', cause);
        else toast({ kind: 'error', text: sentence });
        return;
      }
    }
    session.signedOut();
    dispatch(shopperForgotten());
    startAfresh();
  };
  return { logout: () => void session.ends(logout), busy: isLoading };
}
