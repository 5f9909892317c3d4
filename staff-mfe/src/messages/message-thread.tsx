import { extractPhoneDigits } from 'contract/values/phone';
import { formatTime } from 'contract/calendar/date-texts';
import type { ContactMessage, MessageReply } from 'contract/contact/inbox';
import { Badge, Cluster, Notice, Stack, TextLink } from 'shared/ui';
import { CustomerAnswerForm } from './customer-answer-form';
import { MessageControls } from './message-controls';
import { deliveryTexts, stateTexts } from './message-texts';
import { ReplyForm } from './reply-form';
import { SenderOrders } from './sender-orders';
import styles from './inbox.module.css';

interface MessageThreadProps {
  message: ContactMessage;
  /** URL and history state of the list. Narrow screens link back to the list. */
  list: { to: string; state: unknown };
}

/** Renders a message with its replies, the reply form and the sender's orders. */
export function MessageThread({ message, list }: MessageThreadProps) {
  const { name, subject, email, phone, createdat, state, kind, quoteno } = message;
  return (
    <Stack gap={4}>
      <TextLink isStandalone className={styles.back} to={list.to} state={list.state}>
        Back to the list
      </TextLink>
      <Stack gap={2}>
        <h2 className={styles.subject}>{subject || 'No subject'}</h2>
        <Cluster className={styles.sender}>
          <Badge tone={stateTexts[state].tone}>{stateTexts[state].label}</Badge>
          {kind === 'quote' && <Badge tone="brass">Quote request</Badge>}
          {quoteno !== '' && (
            <TextLink isStandalone to={`/admin/quotes/${quoteno}`}>
              Open quote {quoteno}
            </TextLink>
          )}
          <span>{name || 'No name'}</span>
          {email && (
            <TextLink isStandalone href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </TextLink>
          )}
          {phone && (
            <TextLink isStandalone href={`tel:${extractPhoneDigits(phone)}`}>
              {phone}
            </TextLink>
          )}
        </Cluster>
      </Stack>
      <MessageControls message={message} />
      <ol className={styles.entries}>
        <ThreadEntry author={name || 'The sender'} at={createdat} text={message.message} />
        {message.replies.map((reply) => (
          <ThreadEntry
            key={reply.id}
            author={formatAuthor(reply, name)}
            at={reply.at}
            text={reply.text}
            isOurs={reply.author === 'staff'}
            note={deliveryTexts[reply.delivery]}
          />
        ))}
      </ol>
      {message.canreply ? (
        <ReplyForm message={message} />
      ) : (
        <Notice>This message has no e-mail address to reply to. Please call instead.</Notice>
      )}
      <CustomerAnswerForm id={message.id} />
      <SenderOrders message={message} />
    </Stack>
  );
}

function formatAuthor({ author, by }: MessageReply, name: string): string {
  if (author === 'staff') return by || 'A colleague';
  // Staff record what came by e-mail. Nobody records what a customer writes on a page of the shop.
  return `${name || 'The sender'}, ${by === '' ? 'on our page' : 'by mail'}`;
}

interface ThreadEntryProps {
  author: string;
  at: string;
  text: string;
  isOurs?: boolean;
  note?: string | undefined;
}

const ThreadEntry = ({ author, at, text, isOurs = false, note }: ThreadEntryProps) => (
  <li className={styles.entry} data-ours={isOurs}>
    <p className={styles.entryHead}>
      <strong>{author}</strong> <time dateTime={at}>{formatTime(at)}</time>
      {note && <span>{` (${note})`}</span>}
    </p>
    <p className={styles.text}>{text}</p>
  </li>
);
