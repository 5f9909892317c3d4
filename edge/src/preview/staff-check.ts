import { literal, looseObject, number, is } from 'valibot';
import { textOf } from '../rendering/public-reads.ts';

/** How long the backend may take to answer, in ms, and how many questions may be open. */
const PATIENCE_MS = 3000;
const MOST_OPEN = 10;

/** 'unknown': the backend cannot be asked now. */
export type Standing = 'staff' | 'signed out' | 'no staff' | 'unknown';

/**
 * Finds out whether a bearer token is of staff, by a read that our backend gives to staff alone. With a
 * backend that has no such read nobody is staff.
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
      // Refused, broken off or too slow: nobody is taken for staff.
      return 'unknown';
    } finally {
      open -= 1;
    }
  };
}

const staffAnswer = looseObject({ status: literal(true), total: number() });

/** A backend of somebody else may answer anything at an address that it does not know. */
function isStaffAnswer(text: string): boolean {
  try {
    return is(staffAnswer, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof SyntaxError) return false;
    throw cause;
  }
}
