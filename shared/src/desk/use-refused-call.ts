import { useState } from 'react';
import { isRequestError, serverApi } from '../data';
import { type RootState, useAppSelector } from '../store';

const refusalCodes = ['no_permission', 'second_factor_required'] as const;

type RefusalCode = (typeof refusalCodes)[number];

/** Fields of RTK Query's cache entries that this module reads. */
interface CachedCall {
  error?: unknown;
  startedTimeStamp?: number;
}

/**
 * Returns why the backend refused a call of the current page, or null. An owner may have changed
 * the role, or a second factor is missing.
 */
export function useRefusedCall(): RefusalCode | null {
  const [openedAt] = useState(Date.now);
  return useAppSelector((state) => findRefusal(state, openedAt));
}

function findRefusal(state: RootState, since: number): RefusalCode | null {
  const { queries, mutations } = state[serverApi.reducerPath];
  const calls: (CachedCall | undefined)[] = [
    ...Object.values(queries),
    ...Object.values(mutations),
  ];
  for (const call of calls) {
    const code = call && (call.startedTimeStamp ?? 0) >= since ? readCode(call.error) : null;
    if (code !== null) return code;
  }
  return null;
}

function readCode(error: unknown): RefusalCode | null {
  if (!isRequestError(error) || error.status !== 403) return null;
  const { code } = (error.body ?? {}) as { code?: unknown };
  return refusalCodes.find((name) => name === code) ?? null;
}
