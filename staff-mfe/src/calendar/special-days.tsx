import type { SpecialDay } from 'contract/staff/calendar-settings';
import { type FormEvent, useState } from 'react';
import { cleanTyped, Field, SelectField } from 'shared/forms';
import { Button, Cluster } from 'shared/ui';
import { dayText } from 'contract/calendar/date-texts';
import { bookingName, bookingNames } from './booking-names';
import { useSaveDayMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SaveFailed } from './save-failed';

const blank = { trade: 'move', day: '', kind: 'closed', morning: '0', afternoon: '0', note: '' };

/** Days with their own capacity. Existing bookings on them stay. */
export function SpecialDays({ days }: { days: SpecialDay[] }) {
  const [save, { error, isLoading }] = useSaveDayMutation();
  return (
    <>
      <SaveFailed error={error} />
      {days.length === 0 && <p>Every day is as the working days below say.</p>}
      <ul className={styles.special}>
        {days.map((each) => (
          <li key={`${each.trade} ${each.day}`}>
            <span>
              {dayText(each.day)}: {inWords(each)}
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Remove ${dayText(each.day)}, ${bookingName(each.trade)}`}
              onClick={() =>
                void save({ ...each, closed: false, morning: null, afternoon: null, note: '' })
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <SpecialDayForm isSaving={isLoading} onSave={async (day) => !(await save(day)).error} />
    </>
  );
}

interface SpecialDayFormProps {
  isSaving: boolean;
  /** Resolves to whether the day was saved. */
  onSave: (day: SpecialDay) => Promise<boolean>;
}

function SpecialDayForm({ isSaving, onSave }: SpecialDayFormProps) {
  const [draft, setDraft] = useState(blank);
  const type = (changes: Partial<typeof blank>) => setDraft({ ...draft, ...changes });
  const isClosed = draft.kind === 'closed';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { trade, day, note } = draft;
    const places = (text: string) => (isClosed ? null : Number(text));
    const isSaved = await onSave({
      ...{ trade, day, note, closed: isClosed },
      ...{ morning: places(draft.morning), afternoon: places(draft.afternoon) },
    });
    if (isSaved) setDraft({ ...blank, trade });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label="For"
        options={Object.entries(bookingNames).map(([value, label]) => ({ value, label }))}
        value={draft.trade}
        onChange={({ currentTarget }) => type({ trade: currentTarget.value })}
      />
      <Text label="Day" type="date" required value={draft.day} onType={(day) => type({ day })} />
      <SelectField
        label="On that day"
        options={[
          { value: 'closed', label: 'Closed' },
          { value: 'places', label: 'Other places' },
        ]}
        value={draft.kind}
        onChange={({ currentTarget }) => type({ kind: currentTarget.value })}
      />
      {!isClosed && (
        <>
          <Text
            {...{ label: 'Places in the morning', type: 'number', value: draft.morning }}
            onType={(morning) => type({ morning })}
          />
          <Text
            {...{ label: 'Places in the afternoon', type: 'number', value: draft.afternoon }}
            onType={(afternoon) => type({ afternoon })}
          />
        </>
      )}
      <Text
        label="Why"
        value={draft.note}
        onType={(note) => type({ note: cleanTyped(note, 'line') })}
      />
      <Cluster align="end">
        <Button type="submit" busy={isSaving}>
          Set this day
        </Button>
      </Cluster>
    </form>
  );
}

interface TextProps {
  label: string;
  type?: string;
  required?: boolean;
  value: string;
  onType: (text: string) => void;
}

const Text = ({ onType, required = false, ...field }: TextProps) => (
  <Field
    {...field}
    required={required}
    enforce={required}
    min={field.type === 'number' ? 0 : undefined}
    maxLength={100}
    onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
      onType(currentTarget.value)
    }
  />
);

function inWords({ trade, closed, morning, afternoon, note }: SpecialDay): string {
  const name = bookingName(trade);
  const places = closed ? 'closed' : `${morning ?? 'usual'} am, ${afternoon ?? 'usual'} pm`;
  return `${name} ${places}${note ? ` (${note})` : ''}`;
}
