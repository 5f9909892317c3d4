import { createSecretCookie } from '../../http/secret-cookie.ts';
import { SESSION_DAYS } from './sessions.ts';

/**
 * Binds a session of staff to the browser of the sign-in. Every script of a page can read the
 * session's token, and no script can read this cookie, so that a copied token opens nothing. The
 * package `edge` has a copy of this name.
 */
export const staffCookie = createSecretCookie('staff-session', SESSION_DAYS * 24);
