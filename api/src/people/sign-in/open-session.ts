import type { FastifyReply, FastifyRequest } from 'fastify';
import { listPermissions } from 'contract/calls/permissions';
import type { SignedInUser } from './sign-in.ts';
import { staffCookie } from '../sessions/staff-cookie.ts';
import type { Config } from '../../config/config.ts';
import { isSecureRequest } from '../../http/is-secure-request.ts';

/** Sets the cookie of staff. Returns the common part of the responses to all sign-ins. */
export function openSession(
  { config }: { config: Config },
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'header'>,
  { token, cookie, role, staffRole }: SignedInUser,
) {
  if (cookie !== null)
    reply.header('set-cookie', staffCookie.build(cookie, isSecureRequest(config, request)));
  const permissions = role === 'staff' ? { permissions: listPermissions(staffRole) } : {};
  return { status: true as const, refreshtoken: token, role, ...permissions };
}
