import { formatTime } from 'contract/calendar/date-texts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useState } from 'react';
import { TitledSection } from 'shared/desk';
import { usePermission } from 'shared/session';
import { Button, QueryState, Skeleton, SkeletonGroup, TextLink } from 'shared/ui';
import inboxStyles from '../../messages/inbox.module.css';
import { useGetMessageQuery } from '../../messages/inbox-api';
import { ReplyForm } from '../../messages/reply-form';

/** Number of messages that are visible at first. */
const VISIBLE_MESSAGES = 3;

/** The last messages between the customer and the firm, and a form to reply. */
export function QuoteConversation({ quote }: { quote: StaffQuote }) {
  const { messages, messageid } = quote;
  const mayReply = usePermission('inbox') && messageid !== null;
  const [isComplete, setComplete] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const visibleMessages = isComplete ? messages : messages.slice(-VISIBLE_MESSAGES);
  return (
    <TitledSection
      title="Conversation"
      actions={
        mayReply && <TextLink to={`/admin/messages/${messageid}`}>Open in Messages</TextLink>
      }
    >
      {messages.length === 0 && <p>Nobody has written yet.</p>}
      {visibleMessages.length < messages.length && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setComplete(true)}>
            Show all {messages.length} messages
          </Button>
        </div>
      )}
      <ol className={inboxStyles.entries}>
        {visibleMessages.map(({ author, by, text, at }) => (
          <li key={at + text} className={inboxStyles.entry} data-ours={author === 'staff'}>
            <p className={inboxStyles.entryHead}>
              <strong>{by || (author === 'staff' ? 'A colleague' : 'The customer')}</strong>{' '}
              <time dateTime={at}>{formatTime(at)}</time>
            </p>
            <p className={inboxStyles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {mayReply && isReplying && <Reply messageid={messageid} />}
      {mayReply && !isReplying && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setReplying(true)}>
            Reply
          </Button>
        </div>
      )}
    </TitledSection>
  );
}

/** Reply form of the inbox. The message is loaded, because the reply needs its newest version. */
function Reply({ messageid }: { messageid: number }) {
  const query = useGetMessageQuery({ id: messageid }, { refetchOnMountOrArgChange: true });
  const skeleton = (
    <SkeletonGroup label="the message">
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <QueryState query={query} subject="the message" skeleton={skeleton}>
      {(message) =>
        message.canreply ? (
          <ReplyForm message={message} />
        ) : (
          <p>There is no e-mail address to reply to. Please call instead.</p>
        )
      }
    </QueryState>
  );
}
