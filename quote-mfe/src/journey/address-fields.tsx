import { floorOptions, liftOptions } from 'contract/calendar/move-address';
import { cleanTypedText, Field, SelectField } from 'shared/forms';
import type { MoveAddress } from '../plan/plan';
import styles from './journey.module.css';

interface AddressFieldsProps {
  direction: 'from' | 'to';
  address: MoveAddress;
  error?: string;
  onChange: (changes: Partial<MoveAddress>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

export function AddressFields({
  direction,
  address,
  error,
  onChange,
  ...focusHandlers
}: AddressFieldsProps) {
  const { postcode, floor, lift } = address;
  return (
    <fieldset className={styles.place}>
      <legend>{direction === 'from' ? 'Moving from' : 'Moving to'}</legend>
      <Field
        id={`quote-${direction}`}
        label="Postcode"
        autoComplete={direction === 'from' ? 'postal-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={postcode}
        error={error}
        onChange={({ currentTarget }) => onChange({ postcode: currentTarget.value })}
        onFocus={focusHandlers.onFocus}
        onBlur={() => {
          focusHandlers.onBlur();
          onChange({ postcode: cleanTypedText(postcode, 'postcode') });
        }}
      />
      <SelectField
        label="Floor"
        options={floorOptions}
        value={String(floor)}
        onChange={({ currentTarget }) => onChange({ floor: Number(currentTarget.value) })}
      />
      <SelectField
        label="Lift"
        options={liftOptions}
        value={lift ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onChange({ lift: currentTarget.value === 'yes' })}
      />
    </fieldset>
  );
}
