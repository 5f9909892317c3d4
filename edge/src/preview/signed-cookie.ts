import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type GenericSchema, is } from 'valibot';

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
export function createSignedCookie<Content extends TimedContent>({
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
