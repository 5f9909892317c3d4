import type { Colleague } from 'contract/staff/people';
import { useMemo } from 'react';
import { useAuth } from 'shared/session';
import { Badge, Button } from 'shared/ui';
import { formatTime, type DataColumn, DataTable } from 'shared/desk';
import { formatRole } from './format-role';

interface ColleaguesTableProps {
  colleagues: readonly Colleague[];
  onManage: (id: number) => void;
}

export function ColleaguesTable({ colleagues, onManage }: ColleaguesTableProps) {
  const ownId = useAuth().user?.id;
  const columns = useMemo(
    (): DataColumn<Colleague>[] => [
      {
        id: 'name',
        label: 'Name',
        isRowHeading: true,
        cell: ({ id, name, email }) => `${name || email}${id === ownId ? ' (you)' : ''}`,
      },
      { id: 'email', label: 'E-mail', cell: ({ name, email }) => name && email },
      { id: 'role', label: 'Role', cell: ({ role }) => formatRole(role) },
      {
        id: 'factor',
        label: 'Second factor',
        cell: ({ secondfactor }) => renderOnOff(secondfactor),
      },
      {
        id: 'lastsignin',
        label: 'Last sign-in',
        cell: ({ lastsignin }) => (lastsignin === null ? 'Never' : formatTime(lastsignin)),
      },
      { id: 'sessions', label: 'Devices', align: 'end', cell: ({ sessions }) => sessions },
      {
        id: 'manage',
        label: 'Actions',
        align: 'end',
        cell: ({ id, name, email }) => (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Manage ${name || email}`}
            onClick={() => onManage(id)}
          >
            Manage
          </Button>
        ),
      },
    ],
    [ownId, onManage],
  );
  return (
    <DataTable
      caption="Colleagues"
      columns={columns}
      rows={colleagues}
      getRowId={({ id }) => String(id)}
    />
  );
}

const renderOnOff = (isOn: boolean) => (
  <Badge tone={isOn ? 'green' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
);
