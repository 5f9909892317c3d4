import type { Job } from 'contract/work/job-fields';
import { useState } from 'react';
import { FormErrorNotice, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { useChangeJobMutation } from '../board-api';
import { toJobKey } from '../job-key';
import styles from './job-dialog.module.css';

interface WorkFormProps {
  job: Job;
  version: number;
  onVersion: (version: number) => void;
  onSaved: (job: Job) => void;
}

interface WorkValues {
  minutes: string;
  people: string;
  litres: string;
  note: string;
}

const numberFields = [
  { name: 'minutes', label: 'Minutes' },
  { name: 'people', label: 'People' },
  { name: 'litres', label: 'Volume in litres' },
] as const;

const sourceNames = {
  job: 'set here',
  products: 'from the products',
  quote: 'from the quote',
  default: 'the usual',
} as const;

/** Form with the numbers of a job that staff set instead of those of the products, and its note. */
export function WorkForm({ job, version, onVersion, onSaved }: WorkFormProps) {
  const [changeJob] = useChangeJobMutation();
  const [isChanged, setChanged] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useStaffForm<WorkValues>({
    defaultValues: {
      minutes: readOwnNumber(job, 'minutes'),
      people: readOwnNumber(job, 'people'),
      litres: readOwnNumber(job, 'litres'),
      note: job.note,
    },
    draftKey: `work of job ${toJobKey(job)}`,
    send: async ({ note, ...numbers }) => {
      setSaved(false);
      setChanged(false);
      const { orderno, trade } = job;
      const savedJob = await changeJob({
        orderno,
        trade,
        version,
        minutes: toNumber(numbers.minutes),
        people: toNumber(numbers.people),
        litres: toNumber(numbers.litres),
        note,
      }).unwrap();
      onSaved(savedJob);
      setSaved(true);
    },
    onConflict: (body) => {
      const { current } = body as { current?: Job };
      if (!current) return false;
      onVersion(current.version);
      setChanged(true);
      return true;
    },
  });
  return (
    <form
      className={styles.form}
      aria-label="Duration, people, volume and note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles.fields}>
        {numberFields.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            hint={
              job.sources[name] === 'job'
                ? 'Empty: from the products'
                : `${job[name]}, ${sourceNames[job.sources[name]]}`
            }
            inputMode="numeric"
            autoComplete="off"
            error={form.errorOf(name)}
            {...form.register(name, {
              pattern: { value: /^\s*\d*\s*$/, message: 'Please enter a whole number.' },
            })}
          />
        ))}
      </div>
      <Field
        multiline
        rows={2}
        label="Note for the crew"
        error={form.errorOf('note')}
        {...form.register('note')}
      />
      {isChanged && (
        <Notice kind="warning" isAnnounced title="A colleague changed this job meanwhile">
          What you typed is still here. Save again to save it over theirs.
        </Notice>
      )}
      <FormErrorNotice text={form.formError} />
      <div role="status">{isSaved && <p>Saved.</p>}</div>
      <div>
        <Button type="submit" size="small" variant="secondary" busy={form.isSending}>
          Save the work
        </Button>
      </div>
    </form>
  );
}

/** Returns a number that is set on the job, or '' for one that follows from the products. */
const readOwnNumber = (job: Job, name: 'minutes' | 'people' | 'litres'): string =>
  job.sources[name] === 'job' ? String(job[name]) : '';

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));
