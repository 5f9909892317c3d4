import { type BookingKind, bookingKinds } from 'contract/calendar/schedule';
import { formatClock } from 'contract/work/clock';
import { Field } from 'shared/forms';
import { parseClock } from '../ui/parse-clock';
import { ActiveBox } from './active-box';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import {
  type Crew,
  type Resources,
  useRemoveCrewMutation,
  useSaveCrewMutation,
} from './resources-api';
import styles from './resources.module.css';
import { useRecordForm } from './use-record-form';

const kindNames: Record<BookingKind, string> = { move: 'Moves', visit: 'Collections' };
const workNames = { ...kindNames, both: 'Moves and collections' };

export function CrewSection({ resources }: { resources: Resources }) {
  const [removeCrew] = useRemoveCrewMutation();
  const describe = (crew: Crew) => {
    const names = resources.people
      .filter(({ crewid, active }) => crewid === crew.id && active)
      .map(({ name }) => name);
    return `${describeCrew(crew)}; ${names.length === 0 ? 'nobody yet' : names.join(', ')}`;
  };
  return (
    <RecordList
      title="Crews"
      addLabel="Add a crew"
      emptyText="There is no crew yet. Days take the numbers of the calendar."
      records={resources.crews}
      describe={describe}
      removalText="A crew with jobs stays as not active, so that its work can still be read. Its people stay."
      onRemove={(id) => removeCrew({ id }).unwrap()}
      renderForm={(crew, onClose) => <CrewForm crew={crew} onClose={onClose} />}
    />
  );
}

const describeCrew = ({ kinds, startsat, endsat }: Crew): string =>
  `${workNames[kinds.length === 2 ? 'both' : (kinds[0] ?? 'move')]}, ${formatClock(startsat)}–${formatClock(endsat)}`;

interface CrewValues {
  name: string;
  kinds: BookingKind[];
  startsat: string;
  endsat: string;
  active: boolean;
}

/** Hours of a new crew's day, as minutes after midnight. */
const USUAL_DAY = { startsat: 8 * 60, endsat: 18 * 60 };

function CrewForm({ crew, onClose }: { crew: Crew | null; onClose: () => void }) {
  const [saveCrew] = useSaveCrewMutation();
  const { startsat, endsat } = crew ?? USUAL_DAY;
  const { form, theirs } = useRecordForm<CrewValues, Crew>({
    stored: crew,
    defaultValues: {
      name: crew?.name ?? '',
      kinds: crew?.kinds ?? ['move'],
      startsat: formatClock(startsat),
      endsat: formatClock(endsat),
      active: crew?.active ?? true,
    },
    send: (values, key) =>
      saveCrew({
        ...key,
        ...values,
        startsat: parseClock(values.startsat) ?? startsat,
        endsat: parseClock(values.endsat) ?? endsat,
      }).unwrap(),
    findCurrent: ({ crews }) => crews,
    describe: (current) => `${current.name}, ${describeCrew(current)}`,
    onSaved: onClose,
  });
  const kindsError = form.errorOf('kinds');
  return (
    <RecordDialog
      title={crew ? `Change ${crew.name}` : 'Add a crew'}
      form={form}
      theirs={theirs}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        error={form.errorOf('name')}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || 'Please enter a name.',
        })}
      />
      <fieldset className={styles.boxes} aria-describedby={kindsError && 'kinds-error'}>
        <legend>Work</legend>
        {bookingKinds.map((kind) => (
          <label key={kind} className={styles.box}>
            <input
              type="checkbox"
              value={kind}
              {...form.register('kinds', {
                validate: (kinds) => kinds.length > 0 || 'Please choose at least one.',
              })}
            />{' '}
            <span>{kindNames[kind]}</span>
          </label>
        ))}
        {kindsError && (
          <p id="kinds-error" className={styles.error}>
            {kindsError}
          </p>
        )}
      </fieldset>
      <div className={styles.pair}>
        <Field
          label="Start of the day"
          type="time"
          required
          error={form.errorOf('startsat')}
          {...form.register('startsat', { validate: checkClock })}
        />
        <Field
          label="End of the day"
          type="time"
          required
          error={form.errorOf('endsat')}
          {...form.register('endsat', {
            validate: (end, { startsat: start }) =>
              checkClock(end) && (end > start || 'The end must be after the start.'),
          })}
        />
      </div>
      {crew && <ActiveBox {...form.register('active')} />}
    </RecordDialog>
  );
}

const checkClock = (text: string) => parseClock(text) !== null || 'Please enter a time.';
