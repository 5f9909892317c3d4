import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { Field } from 'shared/forms';
import { ActiveBox } from './active-box';
import { DaysAway } from './days-away';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import {
  type Resources,
  useAddVanDaysOffMutation,
  useRemoveVanDaysOffMutation,
  useRemoveVanMutation,
  useSaveVanMutation,
  type Van,
} from './resources-api';
import styles from './resources.module.css';
import { useRecordForm } from './use-record-form';

export function VanSection({ resources }: { resources: Resources }) {
  const [removeVan] = useRemoveVanMutation();
  const [addDaysOff] = useAddVanDaysOffMutation();
  const [removeDaysOff] = useRemoveVanDaysOffMutation();
  return (
    <RecordList
      title="Vans"
      addLabel="Add a van"
      emptyText="There is no van yet."
      records={resources.vans}
      describe={describeVan}
      removalText="A van with jobs stays as not active, so that its work can still be read."
      onRemove={(id) => removeVan({ id }).unwrap()}
      renderForm={(van, onClose) => <VanForm van={van} onClose={onClose} />}
      renderDetails={({ id, name, daysoff }) => (
        <DaysAway
          ownerName={name}
          noun="day off"
          daysAway={daysoff}
          onAdd={(days) => addDaysOff({ vanid: id, ...days }).unwrap()}
          onRemove={(daysOffId) => removeDaysOff({ id: daysOffId }).unwrap()}
        />
      )}
    />
  );
}

const describeVan = ({ registration, litres }: Van): string =>
  [registration, formatCubicMetres(litres)].filter(Boolean).join(', ');

interface VanValues {
  name: string;
  registration: string;
  cubicMetres: string;
  active: boolean;
}

/** Volumes such as '14', '14.2' and '14,25' in cubic metres. */
const VOLUME_PATTERN = /^\s*\d{1,3}([.,]\d{1,3})?\s*$/;

function VanForm({ van, onClose }: { van: Van | null; onClose: () => void }) {
  const [saveVan] = useSaveVanMutation();
  const { form, theirs } = useRecordForm<VanValues, Van>({
    stored: van,
    defaultValues: {
      name: van?.name ?? '',
      registration: van?.registration ?? '',
      cubicMetres: van ? String(van.litres / 1000) : '',
      active: van?.active ?? true,
    },
    send: ({ cubicMetres, ...values }, key) =>
      saveVan({ ...key, ...values, litres: toLitres(cubicMetres) }).unwrap(),
    findCurrent: ({ vans }) => vans,
    describe: (current) => `${current.name}, ${describeVan(current)}`,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={van ? `Change ${van.name}` : 'Add a van'}
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
      <div className={styles.pair}>
        <Field
          label="Registration"
          error={form.errorOf('registration')}
          {...form.register('registration')}
        />
        <Field
          label="Load volume in m³"
          inputMode="decimal"
          required
          error={form.errorOf('cubicMetres')}
          {...form.register('cubicMetres', {
            pattern: { value: VOLUME_PATTERN, message: 'Please enter a volume, such as 14.2.' },
            required: 'Please enter a volume, such as 14.2.',
          })}
        />
      </div>
      {van && <ActiveBox {...form.register('active')} />}
    </RecordDialog>
  );
}

const toLitres = (cubicMetres: string): number =>
  Math.round(Number(cubicMetres.replace(',', '.')) * 1000);
