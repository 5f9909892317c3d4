import type { MailPreview } from 'contract/contact/inbox';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import styles from './inbox.module.css';

interface MailPreviewDialogProps {
  /** Null while the dialog is closed. */
  preview: MailPreview | null;
  onClose: () => void;
}

/** Dialog with an email as text, before it is sent. */
export const MailPreviewDialog = ({ preview, onClose }: MailPreviewDialogProps) => (
  <Modal
    open={preview !== null}
    onOpenChange={(open) => !open && onClose()}
    title="The mail"
    footer={
      <Button variant="secondary" onClick={onClose}>
        Back
      </Button>
    }
  >
    <Stack gap={3}>
      <dl className={styles.envelope}>
        <dt>To</dt>
        <dd>{preview?.to}</dd>
        <dt>Answers go to</dt>
        <dd>{preview?.replyto}</dd>
        <dt>Subject</dt>
        <dd>{preview?.subject}</dd>
      </dl>
      <p className={styles.text}>{preview?.text}</p>
    </Stack>
  </Modal>
);
