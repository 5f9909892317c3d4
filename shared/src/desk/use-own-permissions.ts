import { readResponse, sendEndpoint } from 'contract/calls/request';
import { getStaffMember } from 'contract/staff/staff-member';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverApi } from '../data';
import { useLocation } from '../router';
import { useAuth } from '../session';

/** Shortest time between two reads of the permissions on focus, in ms. */
const FOCUS_PAUSE_MS = 60_000;

const { useLazyGetOwnPermissionsQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnPermissions: build.query<string[], void>({
      ...sendEndpoint(getStaffMember),
      transformResponse: (response: unknown) =>
        readResponse(getStaffMember, response).data.permissions,
    }),
  }),
});

interface OwnPermissions {
  /** Whether the role has lost permissions that the page still shows. */
  hasLess: boolean;
  /** Shows only what the role permits now. */
  apply: () => void;
}

/**
 * Refetches the permissions of the user after a refused call, and when the page regains the focus.
 * A changed role then takes effect without a new sign-in. Lost permissions take effect only when the
 * user leaves the page or accepts them, because the forms that need them would vanish with the
 * typed text.
 */
export function useOwnPermissions(isRefused: boolean): OwnPermissions {
  const { session } = useAuth();
  const { pathname } = useLocation();
  const [getOwnPermissions] = useLazyGetOwnPermissionsQuery();
  const [hasLess, setHasLess] = useState(false);
  const waitingPermissions = useRef<string[] | null>(null);
  const apply = useCallback(() => {
    if (waitingPermissions.current !== null)
      session.updateUser({ permissions: waitingPermissions.current });
    waitingPermissions.current = null;
    setHasLess(false);
  }, [session]);
  const receive = useCallback(
    ({ data: permissions }: { data?: string[] }) => {
      const { user } = session.getState();
      if (!permissions || !user) return;
      const shownPermissions = user.permissions ?? [];
      if (hasSamePermissions(shownPermissions, permissions)) return;
      waitingPermissions.current = permissions;
      if (shownPermissions.every((permission) => permissions.includes(permission))) apply();
      else setHasLess(true);
    },
    [session, apply],
  );
  useEffect(() => apply, [pathname, apply]);
  useEffect(() => {
    if (isRefused) void getOwnPermissions().then(receive);
  }, [isRefused, getOwnPermissions, receive]);
  useEffect(() => {
    const onFocus = () => {
      const now = Date.now();
      if (now - lastFocusRefetch.at < FOCUS_PAUSE_MS) return;
      lastFocusRefetch.at = now;
      void getOwnPermissions().then(receive);
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [getOwnPermissions, receive]);
  return { hasLess, apply };
}

/** Time of the last refetch on focus. All pages share this time. */
const lastFocusRefetch = { at: 0 };

const hasSamePermissions = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((permission) => other.includes(permission));
