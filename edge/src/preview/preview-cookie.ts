import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { is, number, object, record, string } from 'valibot';

export interface Preview {
  folders: Record<string, string>;
  until: number;
}

const COOKIE_NAME = 'preview';

export const PREVIEW_MS = 30 * 60_000;

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

/**
 * Creates and verifies the preview cookie. The signature lets only staff choose versions. All
 * `edge` processes derive the same key.
 */
export function createPreviewCookie(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview cookie', 32));
  const computeSignature = (text: string) => createHmac('sha256', key).update(text).digest();

  function verifyCookie(value: string): Preview | null {
    const [text = '', signature = ''] = value.split('.');
    const receivedSignature = Buffer.from(signature, 'base64url');
    const expectedSignature = computeSignature(text);
    if (
      receivedSignature.length !== expectedSignature.length ||
      !timingSafeEqual(receivedSignature, expectedSignature)
    )
      return null;
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return is(previewSchema, content) && content.until > Date.now() ? content : null;
  }

  return {
    read(cookies: string | undefined): Preview | null {
      const value = parseCookie(cookies ?? '')[COOKIE_NAME];
      return value === undefined ? null : verifyCookie(value);
    },
    begin(preview: Preview, isSecure: boolean): string {
      const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
      const value = `${text}.${computeSignature(text).toString('base64url')}`;
      const maxAge = Math.ceil((preview.until - Date.now()) / 1000);
      return serializeCookie(value, maxAge, isSecure);
    },
    end: (isSecure: boolean) => serializeCookie('', 0, isSecure),
  };
}

const previewSchema = object({ folders: record(string(), string()), until: number() });

const serializeCookie = (value: string, maxAge: number, secure: boolean) =>
  stringifySetCookie({
    name: COOKIE_NAME,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
