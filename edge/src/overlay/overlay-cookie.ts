import { number, object } from 'valibot';
import { createSignedCookie } from '../preview/signed-cookie.ts';

/**
 * Lifetime in ms of the overlay, which shows staff the release of each part of a page. Eight hours
 * are a working day.
 */
export const OVERLAY_MS = 8 * 3_600_000;

export type OverlayCookie = ReturnType<typeof createOverlayCookie>;

/** Signs the cookie, so that only staff get the overlay. */
export const createOverlayCookie = (secret: string) =>
  createSignedCookie<{ until: number }>({
    secret,
    name: 'overlay',
    schema: object({ until: number() }),
  });
