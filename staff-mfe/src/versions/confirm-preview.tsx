import { isRequestError } from 'shared/data';
import { Modal } from 'shared/overlays';
import { Button, Notice } from 'shared/ui';
import { openShop } from './open-shop';
import { useBeginPreviewMutation } from './versions-api';

interface ConfirmPreviewProps {
  /** Versions by package name. */
  versions: Record<string, string>;
  onClose: () => void;
}

/** Asks for confirmation, then opens the shop with these versions. */
export function ConfirmPreview({ versions, onClose }: ConfirmPreviewProps) {
  const [begin, { isLoading, error }] = useBeginPreviewMutation();
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const confirm = async () => {
    const answer = await begin(versions);
    if (!answer.error) openShop();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title="Show this in your browser?"
      description={`You will see ${names.join(' and ')} instead of what is live. Orders that you place are real orders.`}
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
        <Notice kind="error" live title="It is not shown">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
    </Modal>
  );
}
