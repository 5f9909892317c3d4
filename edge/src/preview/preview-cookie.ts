import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { is, number, object, record, string } from 'valibot';

/** What one browser shows instead of what is live. */
export interface Preview {
  /** Folders of releases, by their packages' names. */
  folders: Record<string, string>;
  /** When it ends by itself, in ms since 1970. */
  until: number;
}

const COOKIE = 'preview';

/** How long a preview lasts, in ms. */
export const PREVIEW_MS = 30 * 60_000;

export type PreviewCookie = ReturnType<typeof previewCookie>;

/**
 * The cookie that says which versions a browser previews, signed, so that none is shown that staff did not
 * choose. The key is made from the captcha's, which every `edge` of a shop has.
 */
export function previewCookie(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'preview cookie', 32));
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest();

  function verified(value: string): Preview | null {
    const [text = '', signature = ''] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    const wanted = signatureOf(text);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const said: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return is(shape, said) && said.until > Date.now() ? said : null;
  }

  return {
    /** What the browser that sends these cookies previews; null for one that is none, ended or forged. */
    read(cookies: string | undefined): Preview | null {
      const value = parseCookie(cookies ?? '')[COOKIE];
      return value === undefined ? null : verified(value);
    },
    /** The `Set-Cookie` that begins a preview. */
    begin(preview: Preview, isSecure: boolean): string {
      const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
      const value = `${text}.${signatureOf(text).toString('base64url')}`;
      const maxAge = Math.ceil((preview.until - Date.now()) / 1000);
      return cookieOf(value, maxAge, isSecure);
    },
    /** The `Set-Cookie` that ends it. */
    end: (isSecure: boolean) => cookieOf('', 0, isSecure),
  };
}

const shape = object({ folders: record(string(), string()), until: number() });

const cookieOf = (value: string, maxAge: number, secure: boolean) =>
  stringifySetCookie({
    name: COOKIE,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
