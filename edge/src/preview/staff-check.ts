import type { IncomingHttpHeaders } from 'node:http';
import { array, literal, looseObject, safeParse, string } from 'valibot';
import { readText } from '../rendering/backend-reader.ts';

const TIMEOUT_MS = 3000;
const MAX_CONCURRENT_CHECKS = 10;

/**
 * 'signed out': the token or its cookie is missing or rejected. 'no staff': the backend did not confirm that the
 * user is staff with the permission. 'unknown': the backend is unavailable, or too many checks are
 * running.
 */
type StaffStatus = 'staff' | 'signed out' | 'no staff' | 'unknown';

/** Staff permissions for calls that `edge` itself handles. */
export type EdgePermission = 'releases' | 'health';

/**
 * Returns a function that asks the backend whether a user is staff with the permission. Only the
 * backend of this repository has an API for this check.
 */
export function createStaffCheck(apiUrl: string, permission: EdgePermission) {
  let runningChecks = 0;
  return async function checkStaff(requestHeaders: IncomingHttpHeaders): Promise<StaffStatus> {
    const headers = toStaffHeaders(requestHeaders);
    if (headers === null) return 'signed out';
    if (runningChecks >= MAX_CONCURRENT_CHECKS) return 'unknown';
    runningChecks += 1;
    try {
      const response = await fetch(`${apiUrl}/staff/me`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await readText(response);
      if (response.status === 401) return 'signed out';
      if (response.status >= 500 || response.status === 429) return 'unknown';
      return response.status === 200 && hasPermission(text, permission) ? 'staff' : 'no staff';
    } catch {
      return 'unknown';
    } finally {
      runningChecks -= 1;
    }
  };
}

const staffResponseSchema = looseObject({
  status: literal(true),
  data: looseObject({ permissions: array(string()) }),
});

/** Validates the response, because another backend may respond with 200 to any path. */
function hasPermission(text: string, permission: EdgePermission): boolean {
  try {
    const { success, output } = safeParse(staffResponseSchema, JSON.parse(text));
    return success && output.data.permissions.includes(permission);
  } catch (cause) {
    if (cause instanceof SyntaxError) return false;
    throw cause;
  }
}

/** Cookie with which the backend binds a session of staff to a browser. */
const cookiePattern = /(?:^|; *)(staff-session=[\w-]{43})(?:;|$)/;

/**
 * Returns the headers with which a request to the backend is authenticated as the sender: the token
 * and the cookie of staff, and no other cookie. Returns null without a well-formed token.
 */
export function toStaffHeaders({
  authorization,
  cookie,
}: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Record<string, string> | null {
  if (!authorization || !/^bearer [\x21-\x7e]{1,500}$/i.test(authorization)) return null;
  const staffCookie = cookiePattern.exec(cookie ?? '')?.[1];
  return {
    accept: 'application/json',
    authorization,
    ...(staffCookie !== undefined && { cookie: staffCookie }),
  };
}
