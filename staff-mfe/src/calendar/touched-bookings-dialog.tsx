import type { AffectedBooking } from 'contract/calendar/staff/bookings';
import { Modal } from 'shared/overlays';
import { Button, Cluster, Stack } from 'shared/ui';
import { AffectedBookingHeading } from './affected-booking-heading';
import styles from './calendar.module.css';

interface TouchedBookingsDialogProps {
  /** Null if no change waits to be saved. */
  bookings: AffectedBooking[] | null;
  onSave: () => void;
  onClose: () => void;
}

/** Lists the bookings that a change of the calendar touches, before the change is saved. */
export function TouchedBookingsDialog({ bookings, onSave, onClose }: TouchedBookingsDialogProps) {
  const count = bookings?.length ?? 0;
  return (
    <Modal
      open={bookings !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`This change touches ${count === 1 ? '1 booking' : `${count} bookings`}`}
      description="Nothing is saved yet. After saving, the bookings stay as they are until you decide about each."
      footer={
        <Cluster>
          <Button onClick={onSave}>Save the change</Button>
          <Button variant="secondary" onClick={onClose}>
            Do not save
          </Button>
        </Cluster>
      }
    >
      <ul className={styles.booked}>
        {(bookings ?? []).map((booking) => (
          <li key={`${booking.orderno} ${booking.trade}`}>
            <Stack gap={1}>
              <AffectedBookingHeading booking={booking} opensOrderInNewTab />
              <p>{booking.problem}</p>
            </Stack>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
