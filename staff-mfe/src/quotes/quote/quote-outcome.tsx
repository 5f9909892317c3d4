import { formatDay, formatTime } from 'contract/calendar/date-texts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { Notice, TextLink } from 'shared/ui';

/** Says how the quote ended. Renders nothing for a quote that waits. */
export function QuoteOutcome({ quote }: { quote: StaffQuote }) {
  const { state, accepted, orderno, reason, validuntil } = quote;
  switch (state) {
    case 'accepted':
      return (
        <Notice
          kind="success"
          title={`Accepted: order ${orderno}`}
          action={<TextLink to={`/admin/orders/${orderno}`}>Open the order {orderno}</TextLink>}
        >
          {accepted &&
            `${accepted.name} accepted version ${accepted.number}, ${formatTime(accepted.at)}.`}
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="warning" title="The customer declined">
          {reason || 'The customer gave no reason.'}
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice kind="warning" title="This quote was withdrawn">
          {reason}
        </Notice>
      );
    case 'expired':
      return (
        <Notice kind="warning" title={`This quote ended on ${formatDay(validuntil)}`}>
          Extend it or send another version: the same link opens it.
        </Notice>
      );
    default:
      return null;
  }
}
