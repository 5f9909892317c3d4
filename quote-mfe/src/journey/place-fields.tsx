import { Field, SelectField } from 'shared/forms';
import type { Place } from '../plan/plan';
import { floors, lifts } from './floors';
import styles from './journey.module.css';

interface PlaceFieldsProps {
  end: 'from' | 'to';
  place: Place;
  /** Error of the postcode. */
  error?: string;
  onChange: (changes: Partial<Place>) => void;
  /** Called when the postcode field gets the focus. */
  onFocus: () => void;
  onBlur: () => void;
}

/** One address of a move: its postcode, floor and lift. */
export function PlaceFields({ end, place, error, onChange, ...watched }: PlaceFieldsProps) {
  const { postcode, floor, lift } = place;
  return (
    <fieldset className={styles.place}>
      <legend>{end === 'from' ? 'Moving from' : 'Moving to'}</legend>
      <Field
        id={`quote-${end}`}
        label="Postcode"
        autoComplete={end === 'from' ? 'postal-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={postcode}
        error={error}
        onChange={({ currentTarget }) => onChange({ postcode: currentTarget.value })}
        {...watched}
      />
      <SelectField
        label="Floor"
        options={floors}
        value={String(floor)}
        onChange={({ currentTarget }) => onChange({ floor: Number(currentTarget.value) })}
      />
      <SelectField
        label="Lift"
        options={lifts}
        value={lift ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onChange({ lift: currentTarget.value === 'yes' })}
      />
    </fieldset>
  );
}
