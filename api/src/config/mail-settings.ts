import { type Environment, readSettings } from 'server/settings/read';
import { nullIfUnset, integerBetween } from 'server/settings/schemas';
import { check, optional, pipe, regex, string } from 'valibot';
import type { ShopSettings } from 'server/settings/shop';

export interface MailSettings {
  /** URL of the SMTP server, or null to store mails as `.eml` files under the data folder. */
  smtpUrl: string | null;
  /** Sender of all mails, such as 'SLR London <hello@example.com>'. */
  from: string;
  /** E-mail address of the firm, which gets copies of mails and the messages of visitors. */
  to: string;
  /**
   * Seconds for which a process claims a queued mail. Then another process may claim the mail.
   * Sending one mail may take a third of this time.
   */
  leaseSeconds: number;
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

export function readMailSettings(env: Environment, shop: ShopSettings): MailSettings {
  const settings = readSettings(env, {
    SMTP_URL: nullIfUnset(smtpUrl),
    MAIL_FROM: nullIfUnset(mailbox),
    MAIL_TO: nullIfUnset(mailbox),
    MAIL_LEASE_S: optional(integerBetween(3, 3600), '180'),
  });
  return {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM ?? `${shop.brand} <${shop.email}>`,
    to: settings.MAIL_TO ?? shop.email,
    leaseSeconds: settings.MAIL_LEASE_S,
  };
}
