import type { Colleague } from 'contract/staff/people';
import { useState } from 'react';
import { Modal } from 'shared/overlays';
import { useAuth } from 'shared/session';
import { Button, Cluster, Stack } from 'shared/ui';
import { FailureNotice } from '../ui/failure-notice';
import {
  useEndSessionsMutation,
  useRemoveColleagueMutation,
  useResetFactorMutation,
} from './people-api';
import { RoleForm } from './role-form';

interface ManageColleagueProps {
  /** Null while the dialog is closed. */
  colleague: Colleague | null;
  onClose: () => void;
}

/** A dialog with the role of a colleague and everything that ends their access. */
export const ManageColleague = ({ colleague, onClose }: ManageColleagueProps) => (
  <Modal
    open={colleague !== null}
    onOpenChange={(open) => !open && onClose()}
    title={colleague ? colleague.name || colleague.email : ''}
    description={colleague?.email}
  >
    {colleague && (
      <Stack gap={6}>
        <RoleForm key={colleague.id} colleague={colleague} onSaved={onClose} />
        <AccessActions key={`access ${colleague.id}`} colleague={colleague} onClose={onClose} />
      </Stack>
    )}
  </Modal>
);

function AccessActions({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { id, name, email, sessions, secondfactor } = colleague;
  const isOwn = useAuth().user?.id === id;
  const [endSessions, ending] = useEndSessionsMutation();
  const [resetFactor, resetting] = useResetFactorMutation();
  const [remove, removing] = useRemoveColleagueMutation();
  const [isRemovalAsked, setIsRemovalAsked] = useState(false);
  const removeColleague = async () => {
    if (!(await remove({ id, reason: '' })).error) onClose();
  };
  return (
    <Stack gap={3}>
      <FailureNotice error={ending.error ?? resetting.error ?? removing.error} />
      <Cluster>
        <Button
          variant="secondary"
          disabled={sessions === 0}
          busy={ending.isLoading}
          onClick={() => void endSessions(id)}
        >
          Sign out on all devices
        </Button>
        {!isOwn && secondfactor && (
          <Button
            variant="secondary"
            busy={resetting.isLoading}
            onClick={() => void resetFactor(id)}
          >
            Reset the second factor
          </Button>
        )}
        {!isRemovalAsked && (
          <Button variant="danger" onClick={() => setIsRemovalAsked(true)}>
            Remove
          </Button>
        )}
      </Cluster>
      {isRemovalAsked && (
        <Stack gap={3}>
          <p>
            {`${name || email} is signed out at once and becomes an ordinary customer. The audit log keeps what they did.`}
          </p>
          <Cluster>
            <Button
              variant="danger"
              busy={removing.isLoading}
              onClick={() => void removeColleague()}
            >
              Remove from the desk
            </Button>
            <Button variant="secondary" onClick={() => setIsRemovalAsked(false)}>
              Do not remove
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
