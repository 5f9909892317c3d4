import { useSearchParams } from 'shared/router';
import { Card, Cluster, Stack } from 'shared/ui';
import { formatTime } from 'contract/calendar/date-texts';
import { useGetMessagesQuery } from '../staff-api';
import { StaffList, readPageNumber } from '../staff-list';
import { StaffPage } from '../staff-page';
import type { MessageOutline } from 'contract/staff/contact-message';
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

function Message({ message }: { message: MessageOutline }) {
  const { name, subject, createdat } = message;
  return (
    <Card as="li" padded>
      <Stack gap={3}>
        <h2 className={styles.subject}>{subject || 'No subject'}</h2>
        <Cluster className={styles.sender}>
          <span>{name || 'No name'}</span>
          <time dateTime={createdat}>{formatTime(createdat)}</time>
        </Cluster>
        <p className={styles.text}>{message.excerpt}</p>
      </Stack>
    </Card>
  );
}
