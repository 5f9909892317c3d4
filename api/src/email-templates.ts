import { accountEmailTemplates } from './accounts/account-email-templates.ts';
import { calendarEmailTemplates } from './calendar/emails/calendar-email-templates.ts';
import { contactEmailTemplates } from './contact/contact-email.ts';
import type { EmailTemplates } from './mail/email.ts';
import { cancellationEmailTemplates } from './orders/page/emails/cancellation-email.ts';
import { dayMovedEmailTemplates } from './orders/page/emails/day-moved-email.ts';
import { orderLetters } from './orders/emails/order-letters.ts';
import { progressEmailTemplates } from './orders/progress/progress-email.ts';
import { refundEmailTemplates } from './payments/refund-email.ts';

/** All email templates of the backend, by job kind. */
export const emailTemplates: EmailTemplates = {
  ...accountEmailTemplates,
  ...contactEmailTemplates,
  ...orderLetters,
  ...calendarEmailTemplates,
  ...progressEmailTemplates,
  ...refundEmailTemplates,
  ...cancellationEmailTemplates,
  ...dayMovedEmailTemplates,
};
