import { formatHalfDay } from 'contract/calendar/date-texts';
import { isDay, LAST_DAY } from 'contract/calendar/day';
import type { BookingKind } from 'contract/calendar/schedule';
import type { ChangedOrder } from 'contract/order-actions/action-responses';
import type { StaffOrderDay } from 'contract/staff/order-page';
import { skipToken } from 'shared/data';
import { Field, SelectField } from 'shared/forms';
import { usePreviewActionQuery } from '../order-api';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { type ActionValues, useOrderForm } from './use-order-form';

const halfOptions = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
];

interface DayValues extends ActionValues {
  date: string;
  half: string;
  /** The day when the dialog was opened, as text. */
  base: string;
}

interface DayDialogProps {
  order: { orderno: string; version: number | undefined };
  day: Pick<StaffOrderDay, 'trade' | 'title' | 'date' | 'half'>;
  onClose: () => void;
}

/** Form that sets a day agreed with the customer. The calendar need not offer that day. */
export function DayDialog({ order: { orderno, version }, day, onClose }: DayDialogProps) {
  const { trade } = day;
  const choice = { name: 'changeDay', trade } as const;
  const half = day.half || 'morning';
  const form = useOrderForm<DayValues>({
    orderno,
    choice,
    onClose,
    defaultValues: { version, reason: '', date: day.date, half, base: toText(day) },
    toBody: ({ base: _base, ...values }): object => ({ trade, ...values, override: hasWarnings }),
    listConflicts: (current, values) => {
      const theirs = findDay(current, trade);
      if (theirs === values.base) return [];
      return [{ label: day.title, theirs, mine: formatHalfDay(values.date, values.half) }];
    },
    merge: (current, values) => ({
      ...values,
      version: current.version,
      base: findDay(current, trade),
    }),
  });
  const [date, chosenHalf] = form.watch(['date', 'half']);
  const body = { trade, date, half: chosenHalf };
  const isDayChosen = isDay(date);
  const { currentData } = usePreviewActionQuery(
    isDayChosen ? { orderno, choice, body } : skipToken,
  );
  const hasWarnings = (currentData?.warnings.length ?? 0) > 0;
  return (
    <ActionDialog
      title={`${day.date ? 'Another day' : 'A day'} for ${orderno}`}
      description={`${day.title}. The new day is booked and confirmed at once.`}
      submitLabel={hasWarnings ? 'Set the day all the same' : 'Set the day'}
      form={form}
    >
      <Field
        type="date"
        label="Day"
        required
        max={LAST_DAY}
        error={form.errorOf('date')}
        {...form.register('date', {
          validate: (chosen) => isDay(chosen) || 'Please choose a day. Check the year.',
        })}
      />
      <SelectField label="Half of the day" options={halfOptions} {...form.register('half')} />
      <ReasonField form={form} />
      {isDayChosen && <MailPreview orderno={orderno} choice={choice} body={body} />}
    </ActionDialog>
  );
}

const toText = ({ date, half }: { date: string; half: string }) =>
  date === '' ? '' : formatHalfDay(date, half);

function findDay(current: ChangedOrder['current'], trade: string): string {
  const choice = current.schedule?.[trade as BookingKind];
  return choice === undefined ? '' : toText(choice);
}
