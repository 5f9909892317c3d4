import { liftOptions, MAX_FLOOR, MIN_FLOOR } from 'contract/calendar/move-address';
import type { MoveAddress } from 'contract/calendar/schedule';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { findLengthError } from 'shared/desk';
import { Field, FindAddress, SelectField } from 'shared/forms';
import styles from './move-address-fields.module.css';

/** Form values of one address of a move. */
export interface AddressValues {
  address: string;
  postcode: string;
  floor: string;
  lift: string;
  parking: string;
}

export const emptyAddressValues: AddressValues = {
  address: '',
  postcode: '',
  floor: '0',
  lift: 'no',
  parking: 'unknown',
};

/** Choices of parking at an address of a move. */
export const parkingOptions = [
  { value: 'outside', label: 'Right outside' },
  { value: 'nearby', label: 'Nearby' },
  { value: 'permit', label: 'Needs a permit' },
  { value: 'unknown', label: 'Not known' },
];

type ControlProps = ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'select'>;

/** Connects a field with the form around it. */
interface FieldConnection extends Pick<ControlProps, 'name' | 'ref'> {
  error?: string | undefined;
  value?: string;
  onChange: ControlProps['onChange'];
  onBlur: ControlProps['onBlur'];
}

interface MoveAddressFieldsProps {
  legend: string;
  /** Returns the props that connect a field with the form, such as those of `register`. */
  connect: (name: keyof AddressValues) => FieldConnection;
  /** Typed postcode, and the function that fills in a found address. */
  finder: {
    postcode: string;
    onFind: (address: Pick<AddressValues, 'address' | 'postcode'>) => void;
  };
  /** Button below the legend. */
  action?: ReactNode;
}

/** Form fields for one address of a move, with floor, lift and parking. */
export const MoveAddressFields = ({ legend, connect, finder, action }: MoveAddressFieldsProps) => (
  <fieldset className={styles.fields}>
    <legend>{legend}</legend>
    {action}
    <div className={styles.grid}>
      <Field label="Address" required autoComplete="off" {...connect('address')} />
      <Field label="Post code" required autoComplete="off" {...connect('postcode')} />
      <Field
        label="Floor"
        hint="0 is the ground floor."
        required
        inputMode="numeric"
        autoComplete="off"
        {...connect('floor')}
      />
      <SelectField label="Lift" options={liftOptions} {...connect('lift')} />
      <SelectField label="Parking" options={parkingOptions} {...connect('parking')} />
    </div>
    <FindAddress
      postcode={finder.postcode}
      onFind={({ address, city, postalcode }) =>
        finder.onFind({ address: `${address}, ${city}`, postcode: postalcode })
      }
    />
  </fieldset>
);

/** Returns true for a valid value of a field, or a sentence about what is wrong with it. */
export function checkAddressField(name: keyof AddressValues, value: string): true | string {
  if (name === 'address') return checkText('Address', value, 300);
  if (name === 'postcode') return checkText('Post code', value, 20);
  return name === 'floor' ? checkFloor(value) : true;
}

const checkText = (label: string, value: string, maxLength: number): true | string =>
  value.trim() === '' ? `${label} is missing.` : (findLengthError(label, value, maxLength) ?? true);

/** Returns true for a floor that an address may have, else what is wrong. */
export function checkFloor(floorText: string): true | string {
  const floor = Number(floorText);
  const isFloor = /^-?\d{1,2}$/.test(floorText.trim()) && floor >= MIN_FLOOR && floor <= MAX_FLOOR;
  return isFloor || `Please type a floor from ${MIN_FLOOR} to ${MAX_FLOOR}.`;
}

export const toMoveAddress = ({ floor, lift, ...address }: AddressValues): MoveAddress => ({
  ...address,
  floor: Number(floor),
  lift: lift === 'yes',
});

export const toAddressValues = (address: MoveAddress | undefined): AddressValues =>
  address === undefined
    ? emptyAddressValues
    : { ...address, floor: String(address.floor), lift: address.lift ? 'yes' : 'no' };
