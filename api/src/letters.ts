import { accountLetters } from './accounts/letters.ts';
import { calendarLetters } from './calendar/letters/calendar-letters.ts';
import { contactLetters } from './contact/contact-letter.ts';
import type { Letters } from './mail/letter.ts';
import { cancelledLetters } from './orders/page/emails/cancelled-letter.ts';
import { dayMovedLetters } from './orders/page/emails/day-moved-letter.ts';
import { orderLetters } from './orders/emails/order-letters.ts';
import { progressLetters } from './orders/progress/progress-letter.ts';
import { refundLetters } from './payments/refund-letter.ts';

/** All email templates of the backend, by job kind. */
export const letters: Letters = {
  ...accountLetters,
  ...contactLetters,
  ...orderLetters,
  ...calendarLetters,
  ...progressLetters,
  ...refundLetters,
  ...cancelledLetters,
  ...dayMovedLetters,
};
