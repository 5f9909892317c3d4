import { type ReleaseAlert, describeReleaseAlert } from 'server/release-alerts';
import type { Config } from '../../config/config.ts';
import { toParagraphs } from '../../mail/email/content.ts';
import type { EmailDraft, EmailTemplates, MailJob } from '../../mail/email/email.ts';

/** Queued mail to the team whose release fails or was rolled back. */
export interface ReleaseAlertMail
  extends
    MailJob,
    Pick<ReleaseAlert, 'type' | 'package' | 'version' | 'liveVersion' | 'isAutomatic' | 'reason'> {
  kind: 'release-alert';
  to: string;
}

export const releaseAlertEmailTemplates = {
  'release-alert': {
    title: 'Alert about a release',
    recipient: 'owners',
    about: 'release',
    hasEditableText: false,
    build: ({ config }, mail: ReleaseAlertMail) => buildReleaseAlertEmail(config, mail),
  },
} satisfies EmailTemplates;

function buildReleaseAlertEmail(
  { shop, publicUrl }: Pick<Config, 'shop' | 'publicUrl'>,
  mail: ReleaseAlertMail,
): EmailDraft {
  const event = describeReleaseAlert(mail);
  const button = { name: 'The versions', href: `${publicUrl}/admin/versions` };
  return {
    to: mail.to,
    subject: `${event} – ${shop.brand}`,
    content: {
      title: event,
      preview: mail.reason,
      parts: [
        ...toParagraphs(mail.reason),
        ...(publicUrl === null ? [] : [{ kind: 'button', ...button } as const]),
        ...toParagraphs('You get this mail because your team owns this package.'),
      ],
    },
  };
}
