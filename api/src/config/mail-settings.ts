import { type Environment, readSettings } from 'server/settings/read';
import { unsetOr } from 'server/settings/schemas';
import { check, pipe, regex, string } from 'valibot';
import type { ShopSettings } from './shop-settings.ts';

export interface MailSettings {
  /** Null: mails are kept as `.eml` files under the data folder. */
  smtpUrl: string | null;
  from: string;
  /** The firm's inbox. */
  to: string;
}

const smtpUrl = pipe(
  string(),
  check(
    (value) => /^smtps?:\/\/.+/.test(value) && URL.canParse(value),
    'must be an address like smtp://user:password@host:587',
  ),
);

const mailbox = pipe(
  string(),
  regex(/^([^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be an e-mail address'),
);

/** `SMTP_URL`, `MAIL_FROM` and `MAIL_TO`. */
export function mailSettings(env: Environment, shop: ShopSettings): MailSettings {
  const read = readSettings(env, {
    SMTP_URL: unsetOr(smtpUrl),
    MAIL_FROM: unsetOr(mailbox),
    MAIL_TO: unsetOr(mailbox),
  });
  return {
    smtpUrl: read.SMTP_URL,
    from: read.MAIL_FROM ?? `${shop.brand} <${shop.email}>`,
    to: read.MAIL_TO ?? shop.email,
  };
}
