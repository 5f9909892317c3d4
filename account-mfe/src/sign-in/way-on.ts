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

/**
 * Where a signed-in shopper goes next: the origin that the guard remembered, query included; without
 * one /details if a checkout was started, else / (decision 4).
 */
export function useWayOn(): string {
  const { state } = useLocation();
  const checkoutstatus = useAppSelector((slices) => slices.checkoutstatus);
  const remembered = v.safeParse(fromSchema, state);
  if (remembered.success) {
    const { pathname, search, hash } = remembered.output.from;
    return pathname + search + hash;
  }
  return checkoutstatus === 1 ? '/details' : '/';
}
