import { liftOptions, MAX_FLOOR, MIN_FLOOR } from 'contract/calendar/move-address';
import { Field, SelectField } from 'shared/forms';
import { Grid } from 'shared/ui';
import styles from '../order.module.css';
import type { ActionValues, OrderForm } from './use-order-form';
import { limitLength } from 'shared/desk';

/** Form values of one address. */
export interface AddressValues {
  address: string;
  postcode: string;
  floor: string;
  lift: string;
  parking: string;
}

export type AddressName = 'pickup' | 'destination';

/** Form values of both addresses. */
export interface AddressesValues extends ActionValues, Record<AddressName, AddressValues> {
  /** The addresses when the dialog was opened, as text. */
  base: Record<AddressName, string>;
}

const parkingOptions = [
  { value: 'outside', label: 'Right outside' },
  { value: 'nearby', label: 'Nearby' },
  { value: 'permit', label: 'Needs a permit' },
  { value: 'unknown', label: 'Not known' },
];

interface MoveAddressFieldsProps {
  form: OrderForm<AddressesValues>;
  name: AddressName;
  legend: string;
}

/** Form fields for one address of a move, with floor, lift and parking. */
export function MoveAddressFields({ form, name, legend }: MoveAddressFieldsProps) {
  const requireText = (label: string) => (value: string) =>
    value.trim() !== '' || `${label} is missing.`;
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      <Grid gap={4}>
        <Field
          label="Address"
          required
          autoComplete="off"
          error={form.errorOf(`${name}.address`)}
          {...form.register(`${name}.address`, {
            maxLength: limitLength('Address', 300),
            validate: requireText('Address'),
          })}
        />
        <Field
          label="Post code"
          required
          autoComplete="off"
          error={form.errorOf(`${name}.postcode`)}
          {...form.register(`${name}.postcode`, {
            maxLength: limitLength('Post code', 20),
            validate: requireText('Post code'),
          })}
        />
        <Field
          label="Floor"
          hint="0 is the ground floor."
          required
          inputMode="numeric"
          autoComplete="off"
          error={form.errorOf(`${name}.floor`)}
          {...form.register(`${name}.floor`, { validate: checkFloor })}
        />
        <SelectField label="Lift" options={liftOptions} {...form.register(`${name}.lift`)} />
        <SelectField
          label="Parking"
          options={parkingOptions}
          {...form.register(`${name}.parking`)}
        />
      </Grid>
    </fieldset>
  );
}

function checkFloor(floorText: string): true | string {
  const floor = Number(floorText);
  const isFloor = /^-?\d{1,2}$/.test(floorText.trim()) && floor >= MIN_FLOOR && floor <= MAX_FLOOR;
  return isFloor || `Please type a floor from ${MIN_FLOOR} to ${MAX_FLOOR}.`;
}
