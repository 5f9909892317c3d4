import { useState } from 'react';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Notice, Stack } from 'shared/ui';
import { readTicket } from './read-ticket';
import { useScanner } from './use-scanner';
import styles from '../garments.module.css';

/** Scans the label of a garment with the camera, or takes its typed number. Opens the garment. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const [typed, setTyped] = useState('');
  const open = (text: string) => {
    const code = readTicket(text, window.location.origin);
    if ('refusal' in code) {
      setRefusal(code.refusal);
      return;
    }
    onClose();
    void navigate(`/admin/garments/${code.ticket}`);
  };
  const { video, failure } = useScanner(open);
  return (
    <Modal
      open
      size="small"
      title="Scan a label"
      description="Hold the code of the label before the camera."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={3}>
        {failure === '' ? (
          <video ref={video} className={styles.camera} muted playsInline aria-label="The camera" />
        ) : (
          <Notice kind="warning" isAnnounced>
            {failure}
          </Notice>
        )}
        {refusal !== '' && (
          <Notice kind="error" isAnnounced>
            {refusal}
          </Notice>
        )}
        <form
          className={styles.newGarment}
          onSubmit={(event) => {
            event.preventDefault();
            open(typed);
          }}
        >
          <Field
            label="Or type the number"
            hint="Such as SLR10001-1."
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">Open</Button>
        </form>
      </Stack>
    </Modal>
  );
}
