import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { Db } from '../db/db.ts';
import { forbidden, unauthorized } from '../http/http-error.ts';
import { bearerToken } from './session-token.ts';
import { findUser, type CurrentUser } from './sessions.ts';
import type { Role } from './tables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes without a sign-in. All other routes respond with 401 without a token. */
    public?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in user. Reading it on a public route throws 401. */
    readonly user: CurrentUser;
  }
}

const known = new WeakMap<FastifyRequest, CurrentUser>();

/**
 * Guards every route of `app` that is not public. Without a valid token it responds with 401 before
 * it reads the body.
 */
export function guardRoutes(app: FastifyInstance, db: Db): void {
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      const user = known.get(this);
      if (user === undefined) throw unauthorized();
      return user;
    },
  });
  const authenticate: onRequestAsyncHookHandler = async (request) => {
    const token = bearerToken(request.headers.authorization);
    const user = token === null ? null : await findUser(db, token);
    if (user === null) throw unauthorized();
    known.set(request, user);
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.public === true) return;
    route.onRequest = [authenticate, ...[route.onRequest ?? []].flat()];
  });
}

/**
 * Throws 403 unless the caller is staff or `field` (in the path, or else in the body) is the
 * caller's id.
 */
export function requireOwn(field: 'userid'): preHandlerAsyncHookHandler {
  return async (request) => {
    const { id, role } = request.user;
    const asked = idIn(request.params, field) ?? idIn(request.body, field);
    if (role !== 'staff' && asked !== undefined && Number(asked) !== id) throw forbidden();
  };
}

/** Throws 403 unless the caller has the role. */
export function requireRole(role: Role): preHandlerAsyncHookHandler {
  return async (request) => {
    if (request.user.role !== role) throw forbidden('This is for staff only.');
  };
}

/**
 * Throws 403 for guests, who have no account, and for staff, whose accounts are managed elsewhere.
 */
export const requireCustomer: preHandlerAsyncHookHandler = async ({ user }) => {
  if (user.role !== 'customer') throw forbidden('This is for customers with an account.');
};

function idIn(part: unknown, field: string): unknown {
  return part && typeof part === 'object' ? (part as Record<string, unknown>)[field] : undefined;
}
