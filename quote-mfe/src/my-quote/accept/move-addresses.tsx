import { floorOptions, liftOptions, parkingOptions } from 'contract/calendar/move-address';
import type { QuotedAddress } from 'contract/quotes/quote-fields';
import { useState } from 'react';
import { cleanTypedText, Field, FindAddress, SelectField } from 'shared/forms';
import { Button, Stack } from 'shared/ui';
import { formatAddress } from '../format-address';
import styles from '../my-quote.module.css';
import type { ScheduleChoice } from './schedule-choice';

const ends = ['from', 'to'] as const;

type End = (typeof ends)[number];

const endTitles: Record<End, string> = { from: 'Moving from', to: 'Moving to' };

/** Error messages by the ids of their fields. */
export type FieldErrors = Record<string, string>;

interface MoveAddressesProps {
  choice: ScheduleChoice;
  errors: FieldErrors;
  onChange: (changes: Partial<ScheduleChoice>) => void;
}

/**
 * Both addresses of a move, with a button that opens their fields. The fields are open from the
 * start if a part is missing.
 */
export function MoveAddresses({ choice, errors, onChange }: MoveAddressesProps) {
  const [isEditing, setEditing] = useState(Object.keys(findAddressErrors(choice)).length > 0);
  if (isEditing) {
    return ends.map((end) => (
      <AddressFields
        key={end}
        end={end}
        value={choice[end]}
        errors={errors}
        onChange={(changes) => onChange({ [end]: { ...choice[end], ...changes } })}
      />
    ));
  }
  return (
    <Stack gap={3}>
      <dl className={styles.request}>
        {ends.map((end) => (
          <div key={end}>
            <dt>{endTitles[end]}</dt>
            <dd>{formatAddress(choice[end])}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
          Correct the addresses
        </Button>
      </div>
    </Stack>
  );
}

interface AddressFieldsProps {
  end: End;
  value: QuotedAddress;
  errors: FieldErrors;
  onChange: (changes: Partial<QuotedAddress>) => void;
}

const AddressFields = ({ end, value, errors, onChange }: AddressFieldsProps) => (
  <fieldset className={styles.fields}>
    <legend>{endTitles[end]}</legend>
    <Field
      id={`${end}-address`}
      className={styles.wide}
      label="Full address"
      required
      maxLength={300}
      value={value.address}
      error={errors[`${end}-address`]}
      onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
    />
    <Field
      id={`${end}-postcode`}
      label="Postcode"
      required
      autoCapitalize="characters"
      maxLength={20}
      value={value.postcode}
      error={errors[`${end}-postcode`]}
      onChange={({ currentTarget }) => onChange({ postcode: currentTarget.value })}
      onBlur={() => onChange({ postcode: cleanTypedText(value.postcode, 'postcode') })}
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
      onChange={({ currentTarget }) =>
        onChange({ parking: currentTarget.value as QuotedAddress['parking'] })
      }
    />
  </fieldset>
);

/** Returns an error for each missing part of both addresses. */
export function findAddressErrors(choice: ScheduleChoice): FieldErrors {
  const errors: FieldErrors = {};
  for (const end of ends) {
    const { address, postcode } = choice[end];
    if (address.trim() === '') errors[`${end}-address`] = 'Please give the full address.';
    if (postcode.trim() === '') errors[`${end}-postcode`] = 'Please give the postcode.';
  }
  return errors;
}
