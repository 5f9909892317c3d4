import { type HttpError, conflict } from '../../http/http-error.ts';
import { formatDay } from 'contract/calendar/date-texts';
import type { RefusalReason, ChangePermission } from './order-permissions.ts';

const refusalMessages: Record<RefusalReason, (lastDay: string) => string> = {
  over: () => 'This order cannot be changed any more.',
  begun: () => 'We have begun with this order.',
  late: (lastDay) => `This could be done here until ${lastDay}.`,
  often: () => 'The day of this order was changed several times already.',
};

/**
 * Returns a 409 error with the firm's phone number if a change is not permitted, otherwise null.
 */
export const toRefusalError = (
  { refusal, lastDay }: ChangePermission,
  phone: string,
): HttpError | null =>
  refusal === null
    ? null
    : conflict(
        `${refusalMessages[refusal](lastDay === null ? '' : formatDay(lastDay))} Please call ${phone}.`,
        `right_${refusal}`,
      );
