import { isRequestError, getRateLimitMessage } from 'shared/data';
import { shopperDataCleared } from 'shared/basket';
import { useAuth } from 'shared/session';
import { useAppDispatch } from 'shared/store';
import { useToast } from 'shared/overlays';
import { useLogoutMutation } from './logout-api';
import { loadHomePage } from './load-home-page';

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
  const [sendLogout, { isLoading }] = useLogoutMutation();

  const logout = async () => {
    try {
      await sendLogout({}).unwrap();
    } catch (cause) {
      if (!isRequestError(cause) || cause.status !== 401) {
        const rateLimitMessage = getRateLimitMessage(cause);
        if (rateLimitMessage === null) console.error('Logging out failed.', cause);
        else toast({ kind: 'error', text: rateLimitMessage });
        return;
      }
    }
    session.recordSignOut();
    dispatch(shopperDataCleared());
    loadHomePage();
  };
  return { logout: () => void session.runSessionEnd(logout), busy: isLoading };
}
