import { useSearchParams } from 'shared/router';
import { Card, Cluster, Stack, TextLink } from 'shared/ui';
import { formatTime } from 'contract/calendar/date-texts';
import { useGetMessagesQuery } from '../staff-api';
import { StaffList, readPageNumber } from '../staff-list';
import { StaffPage } from '../staff-page';
import type { ContactMessage } from 'contract/staff/contact-message';
import styles from './staff-messages-page.module.css';

/** Lists the messages of the contact form (rule 39). */
export const StaffMessagesPage = () => (
  <StaffPage permission="inbox" title="Messages">
    <Messages />
  </StaffPage>
);

function Messages() {
  const [search] = useSearchParams();
  const query = useGetMessagesQuery(readPageNumber(search), { refetchOnMountOrArgChange: true });
  return (
    <StaffList rowNoun="messages" query={query}>
      {(messages) => (
        <Stack as="ul" gap={4} className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Stack>
      )}
    </StaffList>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { name, subject, email, phone, createdAt } = message;
  return (
    <Card as="li" padded>
      <Stack gap={3}>
        <h2 className={styles.subject}>{subject || 'No subject'}</h2>
        <Cluster className={styles.sender}>
          <span>{name || 'No name'}</span>
          {email && (
            <TextLink isStandalone href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </TextLink>
          )}
          {phone && (
            <TextLink isStandalone href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </TextLink>
          )}
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </Cluster>
        <p className={styles.text}>{message.message}</p>
      </Stack>
    </Card>
  );
}
