import { formatTime } from 'contract/calendar/date-texts';
import type { StaffOrderPage, TimelineEntry } from 'contract/staff/order-page';
import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { Badge, Button } from 'shared/ui';
import type { ActionChoice } from '../actions/action-choices';
import { TitledSection } from 'shared/desk';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  order: StaffOrderPage;
  onOpenAction: (choice: ActionChoice) => void;
}

const filterOptions = [
  { value: '', label: 'Everything' },
  { value: 'note', label: 'Notes' },
  { value: 'mail', label: 'Mails' },
  { value: 'day', label: 'Days' },
  { value: 'step', label: 'Steps' },
  { value: 'payment', label: 'Payments' },
  { value: 'refund', label: 'Refunds' },
  { value: 'invoice', label: 'Invoices' },
  { value: 'change', label: 'Details and links' },
];

/** Lists all events of an order, the latest first. */
export function OrderTimeline({ order, onOpenAction }: OrderTimelineProps) {
  const [kind, setKind] = useState('');
  const canResend = order.actions.some(
    ({ name, refusal }) => name === 'resendMail' && refusal === '',
  );
  const entries = order.timeline.filter((entry) => kind === '' || entry.kind === kind);
  return (
    <TitledSection
      title="Timeline"
      actions={
        <SelectField
          className={styles.filter}
          label="Show"
          options={filterOptions}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
      }
    >
      {entries.length === 0 && <p>There is nothing of this kind.</p>}
      <ol className={styles.timeline} aria-label="Timeline, the latest first">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} canResend={canResend} onOpenAction={onOpenAction} />
        ))}
      </ol>
    </TitledSection>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  canResend: boolean;
  onOpenAction: (choice: ActionChoice) => void;
}

function Entry({ entry, canResend, onOpenAction }: EntryProps) {
  const { kind, title, text, reason, by, at, mail, changes } = entry;
  return (
    <li className={styles.entry} data-kind={kind}>
      <div className={styles.head}>
        <strong>{title}</strong>
        {mail && <MailBadge mail={mail} />}
        <span className={styles.by}>{[formatTime(at), by].filter(Boolean).join(' · ')}</span>
        {mail && canResend && mail.status !== 'waiting' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${mail.status === 'sent' ? 'Send again' : 'Try again'}: ${title}, ${formatTime(at)}`}
            onClick={() => onOpenAction({ name: 'resendMail', mailid: mail.id })}
          >
            {mail.status === 'sent' ? 'Send again' : 'Try again'}
          </Button>
        )}
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {changes?.map(({ label, before, after }) => (
        <p key={label} className={styles.text}>
          {`${label}: ${before || 'nothing'} → ${after || 'nothing'}`}
        </p>
      ))}
      {reason !== '' && <p className={styles.text}>Reason: {reason}</p>}
      {mail && mail.error !== '' && <p className={styles.error}>{mail.error}</p>}
    </li>
  );
}

function MailBadge({ mail: { status, to } }: { mail: NonNullable<TimelineEntry['mail']> }) {
  const recipient = to === 'firm' ? 'to the firm' : 'to the customer';
  if (status === 'sent') return <Badge tone="green">Sent {recipient}</Badge>;
  if (status === 'failed') return <Badge tone="red">Failed {recipient}</Badge>;
  return <Badge tone="brass">Waits {recipient}</Badge>;
}
