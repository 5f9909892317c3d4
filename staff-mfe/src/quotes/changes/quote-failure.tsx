import type { StaffQuote } from 'contract/quotes/staff-quote';
import { FailureNotice } from 'shared/desk';
import { Notice, TextLink } from 'shared/ui';
import { describeAuthor, listChanges, readChangedQuote } from './describe-changes';

interface QuoteFailureProps {
  /** The quote on the page when the call was sent. */
  quote: StaffQuote;
  error: unknown;
}

/** Says why a call about a quote failed, and what somebody changed meanwhile. Renders nothing without an error. */
export function QuoteFailure({ quote, error }: QuoteFailureProps) {
  const changedQuote = readChangedQuote(error);
  if (changedQuote === null) return <FailureNotice error={error} />;
  const { orderno } = changedQuote.current;
  const changes = listChanges(quote, changedQuote.current);
  return (
    <Notice
      kind="warning"
      isAnnounced
      title="Somebody changed the quote meanwhile"
      action={
        orderno !== '' && (
          <TextLink to={`/admin/orders/${orderno}`}>Open the order {orderno}</TextLink>
        )
      }
    >
      <p>{describeAuthor(changedQuote)}</p>
      {changes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>Nothing was changed by you. What you typed is still here.</p>
    </Notice>
  );
}
