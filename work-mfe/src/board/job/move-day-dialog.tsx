import { formatHalfDay } from 'contract/calendar/date-texts';
import { isDay, LAST_DAY } from 'contract/calendar/day';
import type { Job } from 'contract/work/job-fields';
import { skipToken } from 'shared/data';
import { FormErrorNotice, type StaffForm, useStaffForm } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice } from 'shared/ui';
import { useChangeJobDayMutation, usePreviewJobDayQuery } from '../board-api';
import { halfNames } from '../format-job';
import { toJobKey } from '../job-key';
import styles from './job-dialog.module.css';

interface MoveDayDialogProps {
  /** Null while the dialog is closed. */
  move: { job: Job; day: string } | null;
  onClose: () => void;
  onMoved: (job: Job, day: string) => void;
}

/** Dialog that moves a job to another day by the rules of the order's action 'Change the day'. */
export const MoveDayDialog = ({ move, onClose, onMoved }: MoveDayDialogProps) => (
  <Modal
    open={move !== null}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={move ? `Another day for ${move.job.orderno}` : ''}
    description={
      move
        ? `${move.job.customer}, now ${formatHalfDay(move.job.day, move.job.half)}. The new day is booked and confirmed at once, and the job has no crew then.`
        : undefined
    }
  >
    {move && <MoveDayForm job={move.job} day={move.day} onMoved={onMoved} />}
  </Modal>
);

interface MoveDayFormProps {
  job: Job;
  day: string;
  onMoved: MoveDayDialogProps['onMoved'];
}

const halfOptions = (['morning', 'afternoon'] as const).map((half) => ({
  value: half,
  label: halfNames[half],
}));

interface MoveDayValues {
  date: string;
  half: Job['half'];
  reason: string;
}

function MoveDayForm({ job, day, onMoved }: MoveDayFormProps) {
  const { orderno, trade } = job;
  const [changeDay] = useChangeJobDayMutation();
  const form: StaffForm<MoveDayValues> = useStaffForm<MoveDayValues>({
    defaultValues: { date: day, half: job.half, reason: '' },
    draftKey: `move of job ${toJobKey(job)} to ${day}`,
    send: (values) => changeDay({ orderno, trade, ...values, override: hasWarnings }).unwrap(),
    onSaved: () => onMoved(job, form.getValues('date')),
  });
  const [date, half] = form.watch(['date', 'half']);
  const { currentData: preview } = usePreviewJobDayQuery(
    isDay(date) ? { orderno, trade, date, half } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const warnings = preview?.warnings ?? [];
  const hasWarnings = warnings.length > 0;
  return (
    <form
      className={styles.form}
      aria-label="Another day"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
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
      {hasWarnings && (
        <Notice kind="warning" isAnnounced title="The calendar does not offer this day">
          {warnings.map(({ code, text }) => (
            <p key={code + text}>{text}</p>
          ))}
        </Notice>
      )}
      <Field
        multiline
        rows={2}
        label="Reason"
        required={hasWarnings}
        error={form.errorOf('reason')}
        {...form.register('reason')}
      />
      {preview?.mails.map(({ to, subject }) => (
        <p key={to + subject}>{`E-mail to ${to}: ${subject}`}</p>
      ))}
      <FormErrorNotice text={form.formError} />
      <div>
        <Button type="submit" busy={form.isSending}>
          {hasWarnings ? 'Move it all the same' : 'Move the job'}
        </Button>
      </div>
    </form>
  );
}
