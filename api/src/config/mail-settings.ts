import { ConfigError } from './config-error.ts';
import { text, type Env } from './readers.ts';
import type { ShopSettings } from './shop-settings.ts';

export interface MailSettings {
  /** Null: mails are kept as `.eml` files under the data folder. */
  smtpUrl: string | null;
  from: string;
  /** The firm's inbox. */
  to: string;
}

/** `SMTP_URL`, `MAIL_FROM` and `MAIL_TO`. */
export function mailSettings(env: Env, shop: ShopSettings): MailSettings {
  return {
    smtpUrl: smtpUrl(env),
    from: mailbox(env, 'MAIL_FROM', `${shop.name} <${shop.email}>`),
    to: mailbox(env, 'MAIL_TO', shop.email),
  };
}

function smtpUrl(env: Env): string | null {
  const given = text(env, 'SMTP_URL');
  if (given === null || (/^smtps?:\/\/.+/.test(given) && URL.canParse(given))) return given;
  throw new ConfigError('SMTP_URL', 'must be an address like smtp://user:password@host:587');
}

function mailbox(env: Env, name: string, fallback: string): string {
  const given = text(env, name) ?? fallback;
  if (/^([^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/.test(given)) return given;
  throw new ConfigError(name, 'must be an e-mail address');
}
