import type { DayPlan } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { Badge, TextLink } from 'shared/ui';
import { type DataColumn, DataTable } from 'shared/desk';

type DueOrder = DayPlan['due'][number];

const columns: readonly DataColumn<DueOrder>[] = [
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'name', label: 'Customer', cell: ({ name }) => name },
  { id: 'mobile', label: 'Phone', cell: ({ mobile }) => mobile },
  { id: 'lines', label: 'What', cell: ({ lines }) => lines.join(', ') },
  { id: 'event', label: 'Event', cell: ({ eventdate }) => formatDay(eventdate) },
  { id: 'late', label: 'Risk', cell: Risks },
];

function Risks({ late, paymentalert, checkaddress }: DueOrder) {
  return (
    <>
      {late && <Badge tone="red">Late</Badge>}{' '}
      {paymentalert && <Badge tone="red">{paymentalert}</Badge>}{' '}
      {checkaddress && <Badge tone="red">Check the address</Badge>}
    </>
  );
}

export const DueList = ({ due }: { due: readonly DueOrder[] }) => (
  <DataTable
    caption="Garments due on this day"
    columns={columns}
    rows={due}
    getRowId={({ orderno }) => orderno}
  />
);
