import { useAppSelector, useLocation } from 'shared/core';
import * as v from 'shared/schema';

const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const fromSchema = v.object({
  from: v.object({
    pathname: ownPath,
    search: v.optional(v.string(), ''),
    hash: v.optional(v.string(), ''),
  }),
});

/** Returns the page from which the guard redirected to the sign-in, or null. */
export function useReturnTo() {
  const remembered = v.safeParse(fromSchema, useLocation().state);
  return remembered.success ? remembered.output.from : null;
}

/**
 * Returns the page after the sign-in: the page that the guard remembered, with its query. If there is none, returns
 * /details after a checkout was started, and / otherwise (decision 4).
 */
export function useWayOn(): string {
  const checkoutstatus = useAppSelector((slices) => slices.checkoutstatus);
  const returnTo = useReturnTo();
  if (returnTo) return returnTo.pathname + returnTo.search + returnTo.hash;
  return checkoutstatus === 1 ? '/details' : '/';
}
