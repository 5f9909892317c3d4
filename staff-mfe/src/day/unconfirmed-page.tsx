import type { Unconfirmed } from 'contract/staff/today';
import { formatHalfDay, formatTime } from 'contract/calendar/date-texts';
import { extractPhoneDigits } from 'contract/values/phone';
import { useState } from 'react';
import { Button, EmptyState, FailedState, TextLink } from 'shared/ui';
import { DeclaredDialog } from '../order/actions/declared-dialog';
import { StaffPage, StaffSkeleton, type DataColumn, DataTable } from 'shared/desk';
import { useGetUnconfirmedQuery } from '../today/today-api';

/** Page with bookings that expire unless the shopper or staff confirm them (rule 47). */
export const UnconfirmedDaysPage = () => (
  <StaffPage
    permission="orders"
    title="Bookings not confirmed"
    intro={
      <p>
        A place is held until the time below, then it becomes free again. The customer confirms it
        by the link in the mail. Confirm it here after a call.
      </p>
    }
  >
    <UnconfirmedBookings />
  </StaffPage>
);

const columns: readonly DataColumn<Unconfirmed>[] = [
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'name', label: 'Customer', cell: ({ name }) => name },
  {
    id: 'mobile',
    label: 'Phone',
    cell: ({ mobile }) => <a href={`tel:${extractPhoneDigits(mobile)}`}>{mobile}</a>,
  },
  {
    id: 'what',
    label: 'What',
    cell: ({ trade }) => (trade === 'move' ? 'Move' : 'Collection'),
  },
  { id: 'day', label: 'Day', cell: ({ day, half }) => formatHalfDay(day, half) },
  { id: 'held', label: 'Held until', cell: ({ helduntil }) => formatTime(helduntil) },
  { id: 'confirm', label: 'Action', cell: (booking) => <Confirm booking={booking} /> },
];

function UnconfirmedBookings() {
  const { data, isError, isFetching, refetch } = useGetUnconfirmedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <FailedState subject="the bookings" busy={isFetching} onRetry={refetch} />;
  if (!data) return <StaffSkeleton />;
  if (data.length === 0) return <EmptyState title="All bookings are confirmed" />;
  return (
    <DataTable
      caption="Bookings that are not confirmed"
      columns={columns}
      rows={data}
      getRowId={({ orderno, trade }) => `${orderno} ${trade}`}
    />
  );
}

function Confirm({ booking: { orderno } }: { booking: Unconfirmed }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Confirm ${orderno}`}
        onClick={() => setIsOpen(true)}
      >
        Confirm
      </Button>
      {isOpen && (
        <DeclaredDialog
          choice={{ name: 'confirmDay' }}
          order={{ orderno, version: undefined }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
