import type { CustomerGarment } from 'contract/garments/garment-fields';
import { findingLabels } from 'contract/garments/garment-state';
import { formatTime } from 'contract/calendar/date-texts';
import { useId, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Field } from 'shared/forms';
import { PhotoList } from 'shared/photos';
import { Badge, Button, Card, Cluster, Stack } from 'shared/ui';
import type { OrderAccess, OrderPage } from '../order-page-api';
import { RefusalNotice } from '../changes/change-notices';
import { useAgreeToGarmentMutation, useReplyAboutGarmentMutation } from './garments-api';
import styles from './order-garments.module.css';

export interface OrderGarmentsProps {
  page: OrderPage;
  access: OrderAccess;
}

/** The garments that the firm has taken in, with their description and the customer's answer (rule 77). */
export function OrderGarments({ page: { garments = [] }, access }: OrderGarmentsProps) {
  return (
    <Card as="section" padded aria-labelledby="order-garments">
      <Stack gap={4}>
        <h2 id="order-garments" className={styles.title}>
          {garments.length === 1 ? 'Your garment' : 'Your garments'}
        </h2>
        {garments.map((garment) => (
          <Garment key={garment.ticket} garment={garment} access={access} />
        ))}
      </Stack>
    </Card>
  );
}

interface GarmentProps {
  garment: CustomerGarment;
  access: OrderAccess;
}

function Garment({ garment, access }: GarmentProps) {
  const { ticket, name, state, statelabel, notice, value, note, findings, photos } = garment;
  const titleId = useId();
  const isDescribed = state !== 'received';
  return (
    <section aria-labelledby={titleId} className={styles.garment}>
      <Stack gap={3}>
        <Cluster gap={2}>
          <h3 id={titleId} className={styles.name}>
            {name}
          </h3>
          <Badge tone={state === 'ready' ? 'green' : 'neutral'}>{statelabel}</Badge>
          <span className={styles.ticket}>{ticket}</span>
        </Cluster>
        {isDescribed && findings.length > 0 && (
          <ul className={styles.findings} aria-label="What we found">
            {findings.map((finding, index) => (
              <li key={index}>
                <strong>{findingLabels[finding.kind]}</strong>
                {[finding.place, finding.note]
                  .filter(Boolean)
                  .map((text) => `, ${text}`)
                  .join('')}
              </li>
            ))}
          </ul>
        )}
        {isDescribed && findings.length === 0 && <p>We found no stains, tears or missing beads.</p>}
        {note !== '' && <p className={styles.note}>{note}</p>}
        {value !== null && <p>{`Value: ${formatMoney(value)}`}</p>}
        {photos.length > 0 && <PhotoList photos={photos} label={`Photos of ${name}`} />}
        {notice !== '' && <p>{notice}</p>}
        {isDescribed && state !== 'handed_over' && (
          <AnswerSection garment={garment} access={access} />
        )}
      </Stack>
    </section>
  );
}

/** The customer agrees with the description, or sends a reply to the firm's inbox. */
function AnswerSection({ garment, access }: GarmentProps) {
  const { ticket, version, canagree, answeredat } = garment;
  const [agree, agreeState] = useAgreeToGarmentMutation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      {answeredat !== '' && <p role="status">{`You answered on ${formatTime(answeredat)}.`}</p>}
      <Cluster gap={3}>
        {canagree && (
          <Button
            busy={agreeState.isLoading}
            onClick={() => void agree({ ...access, ticket, version })}
          >
            That is right
          </Button>
        )}
        {!isOpen && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {canagree ? 'Something is not right' : 'Write to us about it'}
          </Button>
        )}
      </Cluster>
      {isOpen && <ReplyForm ticket={ticket} access={access} onSent={() => setOpen(false)} />}
      <RefusalNotice error={agreeState.error} title="Your answer was not saved" />
    </Stack>
  );
}

interface ReplyFormProps {
  ticket: string;
  access: OrderAccess;
  onSent: () => void;
}

function ReplyForm({ ticket, access, onSent }: ReplyFormProps) {
  const [reply, { isLoading, error }] = useReplyAboutGarmentMutation();
  const [text, setText] = useState('');
  // The same key for each attempt, so that a repeated reply is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const send = async () => {
    const result = await reply({ ...access, ticket, text, key });
    if (!result.error) onSent();
  };
  return (
    <form
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <Stack gap={3}>
        <Field
          label="Your reply"
          multiline
          required
          rows={3}
          maxLength={5_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <RefusalNotice error={error} title="Your reply was not sent" />
        <div>
          <Button type="submit" busy={isLoading}>
            Send the reply
          </Button>
        </div>
      </Stack>
    </form>
  );
}
