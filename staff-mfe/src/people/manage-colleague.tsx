import type { Colleague } from 'contract/staff/people';
import { useState } from 'react';
import { Modal } from 'shared/overlays';
import { useAuth } from 'shared/session';
import { Button, Cluster, Stack } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import { useEndSessionsMutation, useResetFactorMutation } from './people-api';
import { RemoveColleagueForm } from './remove-form';
import { RoleForm } from './role-form';

interface ManageColleagueProps {
  /** Null while the dialog is closed. */
  colleague: Colleague | null;
  onClose: () => void;
}

/** Dialog that changes a colleague's role or ends their access. */
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
  const { id, sessions, secondfactor } = colleague;
  const isOwn = useAuth().user?.id === id;
  const [endSessions, endCall] = useEndSessionsMutation();
  const [resetFactor, resetCall] = useResetFactorMutation();
  const [isRemovalAsked, setIsRemovalAsked] = useState(false);
  return (
    <Stack gap={3}>
      <FailureNotice error={endCall.error ?? resetCall.error} />
      <Cluster>
        <Button
          variant="secondary"
          disabled={sessions === 0}
          busy={endCall.isLoading}
          onClick={() => void endSessions({ personid: id })}
        >
          Sign out on all devices
        </Button>
        {!isOwn && secondfactor && (
          <Button
            variant="secondary"
            busy={resetCall.isLoading}
            onClick={() => void resetFactor({ personid: id })}
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
        <RemoveColleagueForm
          colleague={colleague}
          onRemoved={onClose}
          onCancel={() => setIsRemovalAsked(false)}
        />
      )}
    </Stack>
  );
}
