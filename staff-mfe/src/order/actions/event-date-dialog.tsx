import { formatDay } from 'contract/calendar/date-texts';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { Field } from 'shared/forms';
import { ActionDialog } from './action-dialog';
import { ReasonField } from './reason-field';
import { type ActionValues, useOrderForm } from './use-order-form';

interface EventDateValues extends ActionValues {
  eventdate: string;
  /** The date when the dialog was opened. */
  base: string;
}

interface EventDateDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

/**
 * Form that changes the date of the wedding or event. The garments are due a week before. Sends no
 * email.
 */
export function EventDateDialog({ order, onClose }: EventDateDialogProps) {
  const { orderno, version, eventdate } = order;
  const form = useOrderForm<EventDateValues>({
    orderno,
    choice: { name: 'changeEventDate' },
    onClose,
    defaultValues: { version, reason: '', eventdate, base: eventdate },
    toBody: ({ base: _base, ...body }) => body,
    listConflicts: (current, values) =>
      current.eventdate === values.base
        ? []
        : [
            {
              label: 'Wedding or event',
              theirs: toText(current.eventdate),
              mine: toText(values.eventdate),
            },
          ],
    merge: (current, values) => ({
      ...values,
      version: current.version,
      base: current.eventdate,
    }),
  });
  return (
    <ActionDialog
      title={`Wedding or event of ${orderno}`}
      description="The garments are due a week before. No e-mail is sent."
      submitLabel="Save the date"
      form={form}
    >
      <Field
        type="date"
        label="Date of the wedding or event"
        hint="Empty if there is none."
        error={form.errorOf('eventdate')}
        {...form.register('eventdate')}
      />
      <ReasonField form={form} />
    </ActionDialog>
  );
}

const toText = (day: string) => (day === '' ? '' : formatDay(day));
