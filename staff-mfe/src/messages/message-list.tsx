import { formatTime } from 'contract/calendar/date-texts';
import type { MessageOutline } from 'contract/contact/inbox';
import { Link, useLocation, useSearchParams } from 'shared/router';
import { Badge } from 'shared/ui';
import { rowsAttribute, moveFocusBetweenRows } from 'shared/desk';
import { stateTexts } from './message-texts';
import styles from './inbox.module.css';

interface MessageListProps {
  rows: readonly MessageOutline[];
  openId: string | undefined;
}

/** List of messages. The arrow keys, j and k move the focus, and Enter opens a message. */
export function MessageList({ rows, openId }: MessageListProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (
    <ul className={styles.rows} ref={listenForRowKeys} {...rowsAttribute}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            className={styles.row}
            to={`/admin/messages/${row.id}?${query.toString()}`}
            state={state}
            aria-current={String(row.id) === openId ? 'true' : undefined}
          >
            <span className={styles.rowName}>{row.name || 'No name'}</span>
            <time className={styles.rowTime} dateTime={row.createdat}>
              {formatTime(row.createdat)}
            </time>
            <span className={styles.rowSubject}>
              <span>{row.subject || 'No subject'}</span>
              <span className={styles.excerpt}>{` – ${row.excerpt}`}</span>
            </span>
            <span className={styles.rowMarks}>
              <Badge tone={stateTexts[row.state].tone}>{stateTexts[row.state].label}</Badge>
              {row.kind === 'quote' && <Badge tone="brass">Quote</Badge>}
              {row.assignee && <span className={styles.assignee}>{row.assignee.name}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function listenForRowKeys(list: HTMLElement | null) {
  list?.addEventListener('keydown', moveFocusBetweenRows);
  return () => list?.removeEventListener('keydown', moveFocusBetweenRows);
}
