import type { Booked } from 'contract/staff/bookings';
import { useState } from 'react';
import { Field, SelectField } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { useChangeDateMutation } from './calendar-api';
import { SaveErrorNotice } from './save-error-notice';

/** A dialog that moves a booking to another day. The backend informs the customer by email. */
export function ChangeDate({ booking, onClose }: { booking: Booked; onClose: () => void }) {
  const { orderno, trade } = booking;
  const [date, setDate] = useState(booking.day);
  const [half, setHalf] = useState(booking.half || 'morning');
  const [changeDate, { error, isLoading }] = useChangeDateMutation();
  const save = async () => {
    const result = await changeDate({ orderno, trade, date, half });
    if (!result.error) onClose();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title={`${booking.day ? 'Another day' : 'A day'} for ${orderno}`}
      description="The place is taken and confirmed, and the shopper is told by e-mail."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button busy={isLoading} disabled={date === ''} onClick={() => void save()}>
            Set the day
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SaveErrorNotice error={error} />
        <Field
          type="date"
          label="Day"
          value={date}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
            setDate(currentTarget.value)
          }
        />
        <SelectField
          label="Half of the day"
          options={[
            { value: 'morning', label: 'Morning' },
            { value: 'afternoon', label: 'Afternoon' },
          ]}
          value={half}
          onChange={({ currentTarget }) => setHalf(currentTarget.value)}
        />
      </Stack>
    </Modal>
  );
}
