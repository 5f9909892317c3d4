import { isRequestError } from 'shared/data';
import { Modal } from 'shared/overlays';
import { Button, Notice } from 'shared/ui';
import { openShop } from './open-shop';
import { useBeginPreviewMutation } from './versions-api';

interface ConfirmPreviewDialogProps {
  /** Version numbers by package name. */
  versions: Record<string, string>;
  onClose: () => void;
}

/**
 * Dialog that confirms a preview, then reloads the shop with the chosen versions in this browser.
 */
export function ConfirmPreviewDialog({ versions, onClose }: ConfirmPreviewDialogProps) {
  const [beginPreview, { isLoading, error }] = useBeginPreviewMutation();
  const versionNames = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const confirm = async () => {
    const result = await beginPreview(versions);
    if (!result.error) openShop();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title="Show this in your browser?"
      description={`You will see ${versionNames.join(' and ')} instead of what is live. Orders that you place are real orders.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button busy={isLoading} onClick={() => void confirm()}>
            Show it
          </Button>
        </>
      }
    >
      {error && (
        <Notice kind="error" isAnnounced title="It is not shown">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
    </Modal>
  );
}
