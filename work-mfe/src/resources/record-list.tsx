import { type ReactNode, useState } from 'react';
import { FailureNotice, TitledSection } from 'shared/desk';
import { Modal } from 'shared/overlays';
import { Badge, Button, Cluster, Stack } from 'shared/ui';
import styles from './resources.module.css';

interface RecordListProps<Stored extends { id: number; name: string; active: boolean }> {
  title: string;
  addLabel: string;
  emptyText: string;
  records: readonly Stored[];
  describe: (stored: Stored) => string;
  /** Sentence of the question before a removal that says which data stay. */
  removalText: string;
  onRemove: (id: number) => Promise<unknown>;
  /** Renders the dialog of a record, or of a new one for null. */
  renderForm: (stored: Stored | null, onClose: () => void) => ReactNode;
  /** Renders what stands below a record, such as absences. */
  renderDetails?: (stored: Stored) => ReactNode;
}

/** Section with crews, people or vans that can be added, changed and removed. */
export function RecordList<Stored extends { id: number; name: string; active: boolean }>(
  props: RecordListProps<Stored>,
) {
  const { title, addLabel, emptyText, records, describe, renderForm, renderDetails } = props;
  const [edited, setEdited] = useState<Stored | 'new' | null>(null);
  const [removed, setRemoved] = useState<Stored | null>(null);
  return (
    <TitledSection
      title={title}
      actions={
        <Button size="small" variant="secondary" onClick={() => setEdited('new')}>
          {addLabel}
        </Button>
      }
    >
      {records.length === 0 && <p className={styles.soft}>{emptyText}</p>}
      <ul className={styles.records} aria-label={title}>
        {records.map((stored) => (
          <li key={stored.id} className={styles.record}>
            <div>
              <h3>
                {stored.name} {!stored.active && <Badge>Not active</Badge>}
              </h3>
              <p className={styles.soft}>{describe(stored)}</p>
              {renderDetails?.(stored)}
            </div>
            <Cluster gap={2} align="start">
              <Button
                size="small"
                variant="secondary"
                aria-label={`Change ${stored.name}`}
                onClick={() => setEdited(stored)}
              >
                Change
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${stored.name}`}
                onClick={() => setRemoved(stored)}
              >
                Remove
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
      {edited !== null && renderForm(edited === 'new' ? null : edited, () => setEdited(null))}
      {removed !== null && (
        <RemoveDialog
          name={removed.name}
          text={props.removalText}
          onRemove={() => props.onRemove(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
    </TitledSection>
  );
}

interface RemoveDialogProps {
  name: string;
  text: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

function RemoveDialog({ name, text, onRemove, onClose }: RemoveDialogProps) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const remove = async () => {
    setSending(true);
    try {
      await onRemove();
      onClose();
    } catch (cause) {
      setError(cause);
      setSending(false);
    }
  };
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${name}?`}
      size="small"
    >
      <Stack gap={4}>
        <p>{text}</p>
        <FailureNotice error={error} />
        <Cluster>
          <Button variant="danger" busy={isSending} onClick={() => void remove()}>
            Remove
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Do not remove
          </Button>
        </Cluster>
      </Stack>
    </Modal>
  );
}
