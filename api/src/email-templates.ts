import { accountEmailTemplates } from './people/accounts/account-email-templates.ts';
import { calendarEmailTemplates } from './calendar/emails/calendar-email-templates.ts';
import { contactEmailTemplates } from './contact/contact-email.ts';
import { replyEmailTemplates } from './contact/reply-email.ts';
import type { EmailTemplates } from './mail/email/email.ts';
import { cancellationEmailTemplates } from './orders/page/emails/cancellation-email.ts';
import { dayMovedEmailTemplates } from './orders/page/emails/day-moved-email.ts';
import { progressEmailTemplates } from './orders/progress/progress-email.ts';
import { linkEmailTemplates } from './orders/staff/one-order/link-email.ts';
import { peopleEmailTemplates } from './people/staff/colleagues/people-email-templates.ts';
import { refundEmailTemplates } from './payments/refund-email.ts';
import { releaseAlertEmailTemplates } from './releases/alerts/release-alert-email.ts';
import { refundDoneEmailTemplates } from './payments/refunds/refund-done-email.ts';

/** All mails of the backend, by job kind. */
export const emailTemplates: EmailTemplates = {
  ...accountEmailTemplates,
  ...contactEmailTemplates,
  ...replyEmailTemplates,
  ...calendarEmailTemplates,
  ...progressEmailTemplates,
  ...refundEmailTemplates,
  ...refundDoneEmailTemplates,
  ...cancellationEmailTemplates,
  ...dayMovedEmailTemplates,
  ...linkEmailTemplates,
  ...peopleEmailTemplates,
  ...releaseAlertEmailTemplates,
};

/** Returns the name of a kind of mail for staff. Mails of an older version may have an unknown kind. */
export const getMailName = (kind: string): string =>
  emailTemplates[kind]?.title ?? kind.replaceAll('-', ' ');
