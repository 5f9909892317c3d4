import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { useState } from 'react';
import { Modal, useToast } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Cluster } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import { useDiscardCatalogueDraftMutation } from '../calls/drafts-api';
import { useAttempt } from '../calls/use-attempt';

/** Button that discards the complete draft after a confirmation. */
export function DiscardDraft({ draft }: { draft: DraftDetails }) {
  const { id, version, name, differences } = draft;
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, error, attempt } = useAttempt();
  const [discard] = useDiscardCatalogueDraftMutation();
  const confirm = async () => {
    if (!(await attempt(() => discard({ id, version }).unwrap()))) return;
    toast({ kind: 'success', text: 'The draft is discarded. The shop is as it was.' });
    await navigate('/admin/catalogue/products');
  };
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Discard the draft
      </Button>
      {isAsking && (
        <Modal
          open
          size="small"
          onOpenChange={(open) => !open && setAsking(false)}
          title={`Discard ‘${name}’?`}
          description={`Its changes of ${differences.length} entries are lost. The shop stays as it is.`}
          footer={
            <Cluster>
              <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
                Discard the draft
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Back
              </Button>
            </Cluster>
          }
        >
          <FailureNotice error={error} />
        </Modal>
      )}
    </div>
  );
}
