import { type Environment, readSettings } from 'server/settings/read';
import { unsetOr, whole } from 'server/settings/schemas';
import { check, optional, pipe, regex, string } from 'valibot';
import type { ShopSettings } from 'server/settings/shop';

export interface MailSettings {
  /** URL of the SMTP server, or null to store mails as `.eml` files under the data folder. */
  smtpUrl: string | null;
  from: string;
  /** Address of the firm's inbox. */
  to: string;
  /**
   * Seconds for which a claimed mail belongs to its process. After that, another process may claim
   * it. Sending one mail may take a third of this time.
   */
  lease: number;
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

/** Reads `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `MAIL_LEASE_S`. */
export function mailSettings(env: Environment, shop: ShopSettings): MailSettings {
  const read = readSettings(env, {
    SMTP_URL: unsetOr(smtpUrl),
    MAIL_FROM: unsetOr(mailbox),
    MAIL_TO: unsetOr(mailbox),
    MAIL_LEASE_S: optional(whole(3, 3600), '180'),
  });
  return {
    smtpUrl: read.SMTP_URL,
    from: read.MAIL_FROM ?? `${shop.brand} <${shop.email}>`,
    to: read.MAIL_TO ?? shop.email,
    lease: read.MAIL_LEASE_S,
  };
}
