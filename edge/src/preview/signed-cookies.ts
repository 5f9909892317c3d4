import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type GenericSchema, is, number, object, record, string } from 'valibot';

interface CookieOptions<Content> {
  secret: string;
  name: string;
  schema: GenericSchema<Content>;
}

/** `until` is the time at which the cookie expires, in ms since 1970. */
interface TimedContent {
  until: number;
}

/**
 * Returns functions for a cookie that only the shop's server can create. All `edge` processes
 * derive the same key from `secret`. Scripts cannot read the cookie.
 */
function createSignedCookie<Content extends TimedContent>({
  secret,
  name,
  schema,
}: CookieOptions<Content>) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${name} cookie`, 32));
  const computeSignature = (text: string) => createHmac('sha256', key).update(text).digest();
  const serializeCookie = (value: string, maxAge: number, secure: boolean) =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      secure,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
    });

  function verifyCookie(value: string): Content | null {
    const [text = '', signature = ''] = value.split('.');
    const receivedSignature = Buffer.from(signature, 'base64url');
    const expectedSignature = computeSignature(text);
    if (
      receivedSignature.length !== expectedSignature.length ||
      !timingSafeEqual(receivedSignature, expectedSignature)
    )
      return null;
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return is(schema, content) && content.until > Date.now() ? content : null;
  }

  return {
    read(cookies: string | undefined): Content | null {
      const value = parseCookie(cookies ?? '')[name];
      return value === undefined ? null : verifyCookie(value);
    },
    begin(content: Content, isSecure: boolean): string {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      const value = `${text}.${computeSignature(text).toString('base64url')}`;
      return serializeCookie(value, Math.ceil((content.until - Date.now()) / 1000), isSecure);
    },
    end: (isSecure: boolean) => serializeCookie('', 0, isSecure),
  };
}

interface Preview {
  folders: Record<string, string>;
  until: number;
}

export const PREVIEW_MS = 30 * 60_000;

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

const previewSchema = object({ folders: record(string(), string()), until: number() });

/**
 * Signs the cookie, so that only staff choose versions. Whoever has a preview link gets the version
 * that the link names.
 */
export const createPreviewCookie = (secret: string) =>
  createSignedCookie<Preview>({ secret, name: 'preview', schema: previewSchema });

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
