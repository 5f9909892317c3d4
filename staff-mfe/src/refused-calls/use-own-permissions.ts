import { staffMemberSchema } from 'contract/staff/staff-member';
import { useCallback, useEffect } from 'react';
import { serverApi } from 'shared/data';
import { useAuth } from 'shared/session';
import * as v from 'shared/schema';

/** Shortest time between two reads of the permissions on focus, in ms. */
const FOCUS_PAUSE_MS = 60_000;

const { useLazyGetOwnPermissionsQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnPermissions: build.query<string[], void>({
      query: () => ({ url: 'staff/me' }),
      transformResponse: (response) =>
        v.parse(v.object({ data: staffMemberSchema }), response).data.permissions,
    }),
  }),
});

/**
 * Returns a function that refetches the permissions of the user. A changed role then takes effect
 * without a new sign-in. The session changes only if the permissions differ.
 */
export function useRefreshPermissions(): () => Promise<void> {
  const { session } = useAuth();
  const [getOwnPermissions] = useLazyGetOwnPermissionsQuery();
  return useCallback(async () => {
    const { data: permissions } = await getOwnPermissions();
    const { user } = session.getState();
    if (!permissions || !user || hasSamePermissions(user.permissions ?? [], permissions)) return;
    session.updateUser({ permissions });
  }, [getOwnPermissions, session]);
}

/** Refetches the permissions after a refused call, and when the page regains the focus. */
export function usePermissionsOnFocus(isRefused: boolean): void {
  const refresh = useRefreshPermissions();
  useEffect(() => {
    if (isRefused) void refresh();
  }, [isRefused, refresh]);
  useEffect(() => {
    const onFocus = () => {
      const now = Date.now();
      if (now - lastFocusRefetch.at < FOCUS_PAUSE_MS) return;
      lastFocusRefetch.at = now;
      void refresh();
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
}

/** Time of the last refetch on focus. All pages share this time. */
const lastFocusRefetch = { at: 0 };

const hasSamePermissions = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((permission) => other.includes(permission));
