import { daySetting, type SpecialDay } from 'contract/calendar/staff/settings';
import { type BookingKind, bookingKinds } from 'contract/calendar/schedule';
import { type FormEvent, useState } from 'react';
import { cleanTypedText, Field, SelectField } from 'shared/forms';
import { Button, Cluster } from 'shared/ui';
import { formatDay } from 'contract/calendar/date-texts';
import { getBookingName, bookingNames } from './booking-names';
import { type SpecialDayRequest, usePreviewDayMutation, useSaveDayMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SavedNotice } from './saved-notice';
import { SaveErrorNotice } from './save-error-notice';
import { useSettingSave } from './use-setting-save';
import { NumberField } from '../ui/number-field';
import { findLengthError } from 'shared/desk';

/** Version to send for a day that is not in the list of special days yet. */
const NEW_DAY_VERSION = '';

const emptyDraft = {
  trade: 'move' as BookingKind,
  day: '',
  kind: 'closed',
  morning: 0,
  afternoon: 0,
  note: '',
};

/**
 * Lists and adds days that are closed or have an unusual capacity. Existing bookings stay, and
 * staff decide about those that the changed day does not accept.
 */
export function SpecialDays({ days }: { days: SpecialDay[] }) {
  const [previewDay, dayPreview] = usePreviewDayMutation();
  const [saveDay, { data, error, isLoading, isSuccess }] = useSaveDayMutation();
  const { send, dialogs } = useSettingSave<SpecialDayRequest, SpecialDay>({
    save: saveDay,
    preview: previewDay,
    settingSchema: daySetting,
    listConflicts: (current, request) => [
      {
        label: formatDay(current.day),
        theirs: formatSpecialDay(current),
        mine: formatSpecialDay(request),
      },
    ],
    merge: ({ version }, request) => ({ ...request, version }),
  });
  const findVersion = ({ trade, day }: SpecialDay) =>
    days.find((each) => each.trade === trade && each.day === day)?.version ?? NEW_DAY_VERSION;
  return (
    <>
      <SaveErrorNotice error={dayPreview.error ?? error} />
      {isSuccess && <SavedNotice response={data} />}
      {days.length === 0 && <p>Every day is as the working days below say.</p>}
      <ul className={styles.special}>
        {days.map((specialDay) => (
          <li key={`${specialDay.trade} ${specialDay.day}`}>
            <span>
              {formatDay(specialDay.day)}: {formatSpecialDay(specialDay)}
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Remove ${formatDay(specialDay.day)}, ${getBookingName(specialDay.trade)}`}
              onClick={() =>
                void send({
                  ...specialDay,
                  closed: false,
                  morning: null,
                  afternoon: null,
                  note: '',
                })
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <SpecialDayForm
        isSaving={isLoading || dayPreview.isLoading}
        onSave={(day) => send({ ...day, version: findVersion(day) })}
      />
      {dialogs}
    </>
  );
}

interface SpecialDayFormProps {
  isSaving: boolean;
  /** Resolves to whether the day was saved. */
  onSave: (day: SpecialDay) => Promise<boolean>;
}

/** Longest note of a special day, in characters. */
const MAX_NOTE_LENGTH = 100;

function SpecialDayForm({ isSaving, onSave }: SpecialDayFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const changeDraft = (changes: Partial<typeof emptyDraft>) => setDraft({ ...draft, ...changes });
  const isClosed = draft.kind === 'closed';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.note.length > MAX_NOTE_LENGTH) return;
    const { trade, day, note } = draft;
    const isSaved = await onSave({
      trade,
      day,
      note,
      closed: isClosed,
      morning: isClosed ? null : draft.morning,
      afternoon: isClosed ? null : draft.afternoon,
    });
    if (isSaved) setDraft({ ...emptyDraft, trade });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label="For"
        options={bookingKinds.map((value) => ({ value, label: bookingNames[value] }))}
        value={draft.trade}
        onChange={({ currentTarget }) => changeDraft({ trade: currentTarget.value as BookingKind })}
      />
      <TextField
        label="Day"
        type="date"
        required
        value={draft.day}
        onTextChange={(day) => changeDraft({ day })}
      />
      <SelectField
        label="On that day"
        options={[
          { value: 'closed', label: 'Closed' },
          { value: 'places', label: 'Other places' },
        ]}
        value={draft.kind}
        onChange={({ currentTarget }) => changeDraft({ kind: currentTarget.value })}
      />
      {!isClosed && (
        <CapacityFields
          morning={draft.morning}
          afternoon={draft.afternoon}
          onChange={changeDraft}
        />
      )}
      <TextField
        label="Why"
        error={findLengthError('Why', draft.note, MAX_NOTE_LENGTH)}
        value={draft.note}
        onTextChange={(note) => changeDraft({ note: cleanTypedText(note, 'line') })}
      />
      <Cluster align="end">
        <Button type="submit" busy={isSaving}>
          Set this day
        </Button>
      </Cluster>
    </form>
  );
}

interface CapacityFieldsProps {
  morning: number;
  afternoon: number;
  onChange: (changes: { morning: number } | { afternoon: number }) => void;
}

/** Two fields for the capacity of a day, one for the morning and one for the afternoon. */
const CapacityFields = ({ morning, afternoon, onChange }: CapacityFieldsProps) => (
  <>
    <NumberField
      label="Places in the morning"
      min={0}
      max={500}
      value={morning}
      onNumberChange={(places) => onChange({ morning: places })}
    />
    <NumberField
      label="Places in the afternoon"
      min={0}
      max={500}
      value={afternoon}
      onNumberChange={(places) => onChange({ afternoon: places })}
    />
  </>
);

interface TextFieldProps {
  label: string;
  type?: string;
  required?: boolean;
  value: string;
  error?: string | undefined;
  onTextChange: (text: string) => void;
}

const TextField = ({ onTextChange, required = false, ...fieldProps }: TextFieldProps) => (
  <Field
    {...fieldProps}
    required={required}
    isEnforced={required}
    onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
      onTextChange(currentTarget.value)
    }
  />
);

function formatSpecialDay({ trade, closed, note, ...capacities }: SpecialDayRequest): string {
  const name = getBookingName(trade);
  const { morning = null, afternoon = null } = capacities;
  if (!closed && morning === null && afternoon === null) return `${name} as usual`;
  const capacity = closed ? 'closed' : `${morning ?? 'usual'} am, ${afternoon ?? 'usual'} pm`;
  return `${name} ${capacity}${note ? ` (${note})` : ''}`;
}
