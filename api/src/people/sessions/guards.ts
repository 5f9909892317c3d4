import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { listPermissions, type Permission } from 'contract/calls/permissions';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import { forbidden, HttpError, unauthorized } from '../../http/http-error.ts';
import { parseBearerToken } from '../records/session-token.ts';
import { isFactorMissing } from './factor-rule.ts';
import { findUser, type SessionUser } from './sessions.ts';
import { staffCookie } from './staff-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for routes that need no sign-in. Other routes respond with 401 without a valid session
     * token, and for staff also without the session's cookie.
     */
    public?: boolean;
    /** The permission that the route requires. Users without this permission get 403. */
    permission?: Permission;
  }
  interface FastifyRequest {
    /** The signed-in user. Reading this property on a public route throws 401. */
    readonly user: SessionUser;
  }
}

const authenticatedUsers = new WeakMap<FastifyRequest, SessionUser>();

/**
 * Adds authentication to every route of `app` that is not public. A request without a valid session
 * token gets a 401 before the request's body is read. In production, owners and managers without a
 * second factor get a 403. Routes with the permission `desk` do not require a second factor,
 * because staff set up the second factor there.
 */
export function guardRoutes(
  app: FastifyInstance,
  { config, db }: { config: Pick<Config, 'production'>; db: Db },
): void {
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      const user = authenticatedUsers.get(this);
      if (user === undefined) throw unauthorized();
      return user;
    },
  });
  const authenticate: onRequestAsyncHookHandler = async (request) => {
    const token = parseBearerToken(request.headers.authorization);
    const user =
      token === null ? null : await findUser(db, token, staffCookie.read(request.headers));
    if (user === null) throw unauthorized();
    if (isFactorMissing(config, user) && request.routeOptions.config.permission !== 'desk')
      throw new HttpError(403, 'second_factor_required', 'Please set up your second factor first.');
    authenticatedUsers.set(request, user);
  };
  app.addHook('onRoute', (route) => {
    const { public: isPublic, permission } = route.config ?? {};
    if (/\/(staff|crew)\//.test(route.url) && permission === undefined)
      throw new Error(`${route.url} needs a permission in its config.`);
    if (isPublic === true) return;
    const guards = permission === undefined ? [] : [requirePermission(permission)];
    route.onRequest = [authenticate, ...guards, ...[route.onRequest ?? []].flat()];
  });
}

const requirePermission =
  (permission: Permission): onRequestAsyncHookHandler =>
  async ({ user }) =>
    checkPermission(user, permission);

/** Returns whether the user is a member of staff whose role has the permission. */
export const hasPermission = (
  { role, staffRole }: Pick<SessionUser, 'role' | 'staffRole'>,
  permission: Permission,
): boolean => role === 'staff' && listPermissions(staffRole).includes(permission);

/** Throws 403 unless the user's staff role has the permission. */
export function checkPermission(user: SessionUser, permission: Permission): void {
  if (user.role !== 'staff') throw forbidden('This is for staff only.');
  if (hasPermission(user, permission)) return;
  throw new HttpError(403, 'no_permission', 'Your role does not allow this. Ask the owner.');
}

/**
 * Returns a hook that throws 403 if `field` of the path or body is another user's id. Staff with
 * the permission `orders` may use the id of any user.
 */
export function requireOwnId(field: 'userid'): preHandlerAsyncHookHandler {
  return async (request) => {
    const requestedId = readField(request.params, field) ?? readField(request.body, field);
    const { user } = request;
    const isOther = requestedId !== undefined && Number(requestedId) !== user.id;
    if (isOther && !hasPermission(user, 'orders')) throw forbidden();
  };
}

/**
 * Throws 403 for guests, because guests have no account. Also throws 403 for staff, whose accounts
 * the page People and `npm run staff:add` manage.
 */
export const requireCustomer: preHandlerAsyncHookHandler = async ({ user }) => {
  if (user.role !== 'customer') throw forbidden('This is for customers with an account.');
};

function readField(source: unknown, field: string): unknown {
  return source && typeof source === 'object'
    ? (source as Record<string, unknown>)[field]
    : undefined;
}
