import { accountEmailTemplates } from './people/accounts/account-email-templates.ts';
import { calendarEmailTemplates } from './calendar/emails/calendar-email-templates.ts';
import { contactEmailTemplates } from './contact/contact-email.ts';
import { replyEmailTemplates } from './contact/reply-email.ts';
import { invoiceEmailTemplates } from './invoices/emails/invoice-email.ts';
import type { EmailTemplates } from './mail/email/email.ts';
import { cancellationEmailTemplates } from './orders/page/emails/cancellation-email.ts';
import { dayMovedEmailTemplates } from './orders/page/emails/day-moved-email.ts';
import { paymentRecordedTemplates } from './payments/records/payment-recorded-email.ts';
import { orderEditedTemplates } from './orders/page/emails/order-edited-email.ts';
import { paymentReminderTemplates } from './payments/payment-reminder-email.ts';
import { progressEmailTemplates } from './orders/progress/progress-email.ts';
import { linkEmailTemplates } from './orders/staff/one-order/link-email.ts';
import { peopleEmailTemplates } from './people/staff/colleagues/people-email-templates.ts';
import { disputeEmailTemplates } from './payments/disputes/dispute-email.ts';
import { paymentRequestEmailTemplates } from './payments/page/payment-request-email.ts';
import { paymentReceivedEmailTemplates } from './payments/payment-received-email.ts';
import { refundEmailTemplates } from './payments/refund-email.ts';
import { garmentEmailTemplates } from './garments/emails/garment-emails.ts';
import { customerQuoteEmailTemplates } from './quotes/emails/customer-quote-emails.ts';
import { firmQuoteEmailTemplates } from './quotes/emails/firm-quote-emails.ts';
import { dayReminderTemplates } from './reminders/day-reminder-email.ts';
import { releaseAlertEmailTemplates } from './releases/alerts/release-alert-email.ts';
import { reviewEmailTemplates } from './reviews/emails/review-request-email.ts';
import { crewEmailTemplates } from './work/crew/on-the-way-email.ts';
import { refundDoneEmailTemplates } from './payments/refunds/refund-done-email.ts';

/** All mails of the backend, by job kind. */
export const emailTemplates: EmailTemplates = {
  ...accountEmailTemplates,
  ...contactEmailTemplates,
  ...replyEmailTemplates,
  ...calendarEmailTemplates,
  ...progressEmailTemplates,
  ...paymentRequestEmailTemplates,
  ...paymentReceivedEmailTemplates,
  ...refundEmailTemplates,
  ...refundDoneEmailTemplates,
  ...disputeEmailTemplates,
  ...cancellationEmailTemplates,
  ...dayMovedEmailTemplates,
  ...linkEmailTemplates,
  ...paymentRecordedTemplates,
  ...orderEditedTemplates,
  ...paymentReminderTemplates,
  ...dayReminderTemplates,
  ...invoiceEmailTemplates,
  ...customerQuoteEmailTemplates,
  ...firmQuoteEmailTemplates,
  ...reviewEmailTemplates,
  ...crewEmailTemplates,
  ...garmentEmailTemplates,
  ...peopleEmailTemplates,
  ...releaseAlertEmailTemplates,
};

/** Returns the name of a kind of mail for staff. Mails of an older version may have an unknown kind. */
export const getMailName = (kind: string): string =>
  emailTemplates[kind]?.title ?? kind.replaceAll('-', ' ');
