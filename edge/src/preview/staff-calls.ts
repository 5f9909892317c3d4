import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EdgePermission, createStaffCheck } from './staff-check.ts';

const FORM_LIMIT_BYTES = 10_000;

export type StaffGuard = ReturnType<typeof createStaffGuard>;

/**
 * Returns a function that refuses every request that is not from staff with the permission. The
 * function resolves to true after a refusal.
 */
export function createStaffGuard(apiUrl: string, permission: EdgePermission) {
  const checkStaff = createStaffCheck(apiUrl, permission);
  return async function refuseUnlessStaff(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    void reply.header('Cache-Control', 'private, no-store');
    const staffStatus = await checkStaff(request.headers);
    if (staffStatus === 'staff') return false;
    const [status, error] = REFUSALS[staffStatus];
    void reply.code(status).send({ status: false, error, code: 'forbidden' });
    return true;
  };
}

/** Browsers send an empty body of this type with a form that has no fields. */
export const acceptEmptyForms = (scope: FastifyInstance): void =>
  void scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _body, done) => done(null, null),
  );

const REFUSALS = {
  'signed out': [401, 'Sign in again, please.'],
  'no staff': [403, 'This is for staff only.'],
  unknown: [503, 'Whether this is for you cannot be found out now. Please try again.'],
} as const;

export const refuseForeignPage = (reply: FastifyReply) =>
  reply
    .code(403)
    .header('Cache-Control', 'no-store')
    .send({ status: false, error: 'Only a page of the shop may ask for this.', code: 'forbidden' });

/**
 * Returns the path of the page that the visitor came from, or '/'. The path never leads to another
 * host.
 */
export function getRedirectPath(
  { headers: { referer = '' } }: FastifyRequest,
  origin: string,
): string {
  const refererUrl = URL.canParse(referer) ? new URL(referer) : null;
  if (refererUrl?.origin !== new URL(origin).origin || refererUrl.pathname.startsWith('/-/'))
    return '/';
  return `${refererUrl.pathname}${refererUrl.search}`.replace(/^[/\\]{2,}/, '/');
}
