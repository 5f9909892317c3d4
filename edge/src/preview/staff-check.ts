import { literal, looseObject, number, is } from 'valibot';
import { textOf } from '../rendering/ask-backend.ts';

/** Longest wait for the backend in ms, and largest number of concurrent checks. */
const PATIENCE_MS = 3000;
const MOST_OPEN = 10;

/** 'unknown' means that the backend is unavailable or too many checks are running. */
export type Standing = 'staff' | 'signed out' | 'no staff' | 'unknown';

/**
 * Returns a function that checks whether a bearer token belongs to staff. It calls an API that the
 * shop's own backend serves to staff only. Another backend lacks that API and has no staff.
 */
export function staffCheck(host: string) {
  let open = 0;
  return async function standingOf(authorization: string | undefined): Promise<Standing> {
    if (!authorization || !/^bearer [\x21-\x7e]{1,500}$/i.test(authorization)) return 'signed out';
    if (open >= MOST_OPEN) return 'unknown';
    open += 1;
    try {
      const answer = await fetch(`${host}/staff/orders?page=1&size=1`, {
        headers: { accept: 'application/json', authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await textOf(answer);
      if (answer.status === 401) return 'signed out';
      if (answer.status >= 500 || answer.status === 429) return 'unknown';
      return answer.status === 200 && isStaffAnswer(text) ? 'staff' : 'no staff';
    } catch {
      // If the call is refused, breaks or times out, the caller does not count as staff.
      return 'unknown';
    } finally {
      open -= 1;
    }
  };
}

const staffAnswer = looseObject({ status: literal(true), total: number() });

/** Checks the shape too, because another backend may respond with 200 to any path. */
function isStaffAnswer(text: string): boolean {
  try {
    return is(staffAnswer, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof SyntaxError) return false;
    throw cause;
  }
}
