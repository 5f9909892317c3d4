import { floorOptions, liftOptions, parkingOptions } from 'contract/calendar/move-address';
import type { MoveAddress } from 'contract/calendar/schedule';
import { cleanTypedText, Field, FindAddress, SelectField } from 'shared/forms';
import { PostcodeField } from '../area/postcode-field';
import type { MoveChoice } from './stored-schedule';
import styles from './schedule-fields.module.css';

interface MoveFieldsProps {
  choice: MoveChoice;
  onChange: (changes: Partial<MoveChoice>) => void;
}

export function MoveFields({ choice, onChange }: MoveFieldsProps) {
  return (
    <div className={styles.addresses}>
      <MoveAddressFields
        legend="Moving from"
        value={choice.from}
        onChange={(changes) => onChange({ from: { ...choice.from, ...changes } })}
      />
      <MoveAddressFields
        legend="Moving to"
        value={choice.to}
        onChange={(changes) => onChange({ to: { ...choice.to, ...changes } })}
      />
      <Field
        multiline
        rows={3}
        label="A note for the crew"
        hint="Anything large, fragile or awkward, or a time that matters."
        maxLength={500}
        value={choice.note}
        onChange={({ currentTarget }) =>
          onChange({ note: cleanTypedText(currentTarget.value, 'text') })
        }
      />
    </div>
  );
}

interface MoveAddressFieldsProps {
  legend: string;
  value: MoveAddress;
  onChange: (changes: Partial<MoveAddress>) => void;
}

function MoveAddressFields({ legend, value, onChange }: MoveAddressFieldsProps) {
  return (
    <fieldset className={styles.address}>
      <legend>{legend}</legend>
      <Field
        className={styles.wide}
        label="Full address"
        required
        isEnforced
        maxLength={300}
        value={value.address}
        onChange={({ currentTarget }) =>
          onChange({ address: cleanTypedText(currentTarget.value, 'line') })
        }
      />
      <PostcodeField
        part="move"
        label="Postcode"
        isRequired
        maxLength={20}
        value={value.postcode}
        onChange={(postcode) => onChange({ postcode })}
      />
      <FindAddress
        className={styles.wide}
        postcode={value.postcode}
        onFind={({ address, city, postalcode }) =>
          onChange({ address: `${address}, ${city}`, postcode: postalcode })
        }
      />
      <SelectField
        label="Floor"
        options={floorOptions}
        value={String(value.floor)}
        onChange={({ currentTarget }) => onChange({ floor: Number(currentTarget.value) })}
      />
      <SelectField
        label="Lift"
        options={liftOptions}
        value={value.lift ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onChange({ lift: currentTarget.value === 'yes' })}
      />
      <SelectField
        label="Parking for the van"
        options={parkingOptions}
        value={value.parking}
        onChange={({ currentTarget }) => onChange({ parking: currentTarget.value })}
      />
    </fieldset>
  );
}
