import { isRequestError, getRateLimitMessage, serverApi } from 'shared/data';
import { shopperDataCleared } from 'shared/basket';
import { useAuth } from 'shared/session';
import { useAppDispatch } from 'shared/store';
import { useToast } from 'shared/overlays';
import { deleteStoredData } from './delete-stored-data';
import { loadHomePage } from './load-home-page';

const logoutApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, object>({
      query: (body) => ({ url: 'admin/logout', method: 'POST', body, accepts: 'empty' }),
    }),
  }),
});

const { useLogoutMutation } = logoutApi;

/**
 * Returns a function that signs the user out, deletes what the browser stores, and loads '/'. A 401
 * counts as success, because the token has expired (rule 21). After any other failure the user stays
 * signed in (rule 58), and the failure is only logged.
 */
export function useLogout() {
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [sendLogout, { isLoading }] = useLogoutMutation();

  const endSession = async () => {
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
    await deleteStoredData();
    session.recordSignOut();
    dispatch(shopperDataCleared());
    loadHomePage();
  };
  // The response may clear local storage. Without a user, a page would lead to the sign-in page.
  const logout = () => session.runSessionEnd(() => session.deferTabSync(endSession));
  return { logout: () => void logout(), busy: isLoading };
}
