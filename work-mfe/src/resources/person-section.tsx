import { Field, SelectField } from 'shared/forms';
import { ActiveBox } from './active-box';
import { DaysAway } from './days-away';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import {
  type Person,
  type Resources,
  useAddAbsenceMutation,
  useRemoveAbsenceMutation,
  useRemovePersonMutation,
  useSavePersonMutation,
} from './resources-api';
import { useRecordForm } from './use-record-form';

export function PersonSection({ resources }: { resources: Resources }) {
  const [removePerson] = useRemovePersonMutation();
  const [addAbsence] = useAddAbsenceMutation();
  const [removeAbsence] = useRemoveAbsenceMutation();
  const describe = ({ crewid, userid, phone }: Person) => {
    const crew = resources.crews.find(({ id }) => id === crewid);
    const account = resources.accounts.find(({ id }) => id === userid);
    return [crew?.name ?? 'No crew', phone, account && `signs in as ${account.name}`]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <RecordList
      title="People"
      addLabel="Add a person"
      emptyText="Without people, absences are not checked."
      records={resources.people}
      describe={describe}
      removalText="The person is removed with all absences. An account for the desk stays."
      onRemove={(id) => removePerson({ id }).unwrap()}
      renderForm={(person, onClose) => (
        <PersonForm person={person} resources={resources} describe={describe} onClose={onClose} />
      )}
      renderDetails={({ id, name, absences }) => (
        <DaysAway
          ownerName={name}
          noun="absence"
          daysAway={absences}
          onAdd={(days) => addAbsence({ personid: id, ...days }).unwrap()}
          onRemove={(absenceId) => removeAbsence({ id: absenceId }).unwrap()}
        />
      )}
    />
  );
}

interface PersonFormProps {
  person: Person | null;
  resources: Resources;
  describe: (person: Person) => string;
  onClose: () => void;
}

interface PersonValues {
  name: string;
  phone: string;
  crewid: string;
  userid: string;
  active: boolean;
}

function PersonForm({ person, resources, describe, onClose }: PersonFormProps) {
  const [savePerson] = useSavePersonMutation();
  const { form, theirs } = useRecordForm<PersonValues, Person>({
    stored: person,
    defaultValues: {
      name: person?.name ?? '',
      phone: person?.phone ?? '',
      crewid: toValue(person?.crewid),
      userid: toValue(person?.userid),
      active: person?.active ?? true,
    },
    send: ({ crewid, userid, ...values }, key) =>
      savePerson({ ...key, ...values, crewid: toId(crewid), userid: toId(userid) }).unwrap(),
    findCurrent: ({ people }) => people,
    describe: (current) => `${current.name}, ${describe(current)}`,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={person ? `Change ${person.name}` : 'Add a person'}
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
      <Field label="Phone" type="tel" error={form.errorOf('phone')} {...form.register('phone')} />
      <SelectField
        label="Crew"
        options={listOptions('No crew', resources.crews)}
        error={form.errorOf('crewid')}
        {...form.register('crewid')}
      />
      <SelectField
        label="Account"
        hint="With the role crew, the person sees the own jobs on a phone."
        options={listOptions('No account', resources.accounts)}
        error={form.errorOf('userid')}
        {...form.register('userid')}
      />
      {person && <ActiveBox {...form.register('active')} />}
    </RecordDialog>
  );
}

const toValue = (id: number | null | undefined) => (id == null ? '' : String(id));
const toId = (value: string) => (value === '' ? null : Number(value));

const listOptions = (emptyLabel: string, records: readonly { id: number; name: string }[]) => [
  { value: '', label: emptyLabel },
  ...records.map(({ id, name }) => ({ value: String(id), label: name })),
];
