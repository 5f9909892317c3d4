import { getStaffHome } from 'contract/accounts/user';
import { useLocation } from 'shared/router';
import { type SessionUser, useFeature } from 'shared/session';
import { useAppSelector } from 'shared/store';
import * as v from 'shared/schema';

const localPathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const locationStateSchema = v.object({
  from: v.object({
    pathname: localPathSchema,
    search: v.optional(v.string(), ''),
    hash: v.optional(v.string(), ''),
  }),
});

/** Returns the page that required the sign-in, or null. */
export function useReturnTo() {
  const result = v.safeParse(locationStateSchema, useLocation().state);
  return result.success ? result.output.from : null;
}

/**
 * Returns a function that chooses the page after a sign-in. The first choice is the page that
 * required the sign-in. Otherwise, staff go to their first page (rules 57 and 77). Shoppers with a started checkout
 * go to /details, and all others go to / (rule 4).
 */
export function useRedirectTo(): (user: SessionUser | null) => string {
  const checkoutstatus = useAppSelector((slices) => slices.checkoutstatus);
  const hasStaffArea = useFeature('staff');
  const returnTo = useReturnTo();
  return (user) => {
    if (returnTo) return returnTo.pathname + returnTo.search + returnTo.hash;
    if (hasStaffArea && user?.role === 'staff') return getStaffHome(user);
    return checkoutstatus === 1 ? '/details' : '/';
  };
}
