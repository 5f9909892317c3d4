import type { Invitation } from 'contract/staff/people';
import { useMemo } from 'react';
import { Button } from 'shared/ui';
import { type DataColumn, DataTable, formatTime, FailureNotice } from 'shared/desk';
import { formatRole } from './format-role';
import { useWithdrawInvitationMutation } from './people-api';

export function InvitationsTable({ invitations }: { invitations: readonly Invitation[] }) {
  const [withdraw, { error }] = useWithdrawInvitationMutation();
  const columns = useMemo(
    (): DataColumn<Invitation>[] => [
      { id: 'email', label: 'E-mail', isRowHeading: true, cell: ({ email }) => email },
      { id: 'role', label: 'Role', cell: ({ role }) => formatRole(role) },
      { id: 'by', label: 'Invited by', cell: ({ invitedby }) => invitedby },
      { id: 'until', label: 'Valid until', cell: ({ expiresat }) => formatTime(expiresat) },
      {
        id: 'withdraw',
        label: 'Actions',
        align: 'end',
        cell: ({ id, email }) => (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => void withdraw({ invitationid: id })}
          >
            Withdraw
          </Button>
        ),
      },
    ],
    [withdraw],
  );
  return (
    <>
      <FailureNotice error={error} />
      <DataTable
        caption="Open invitations"
        columns={columns}
        rows={invitations}
        getRowId={({ id }) => String(id)}
      />
    </>
  );
}
