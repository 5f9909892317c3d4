import { liftOptions } from 'contract/calendar/move-address';
import { LAST_DAY } from 'contract/calendar/day';
import { limitLength, type StaffForm } from 'shared/desk';
import { Field, FindAddress, SelectField } from 'shared/forms';
import { Grid, Stack } from 'shared/ui';
import { checkFloor, parkingOptions } from '../../ui/move-address-fields';
import { contactFieldList } from '../../ui/contact-field-list';
import { FurnitureFields } from './furniture-fields';
import type { RequestValues } from './request-values';
import styles from './request.module.css';

interface RequestFieldsProps {
  form: StaffForm<RequestValues>;
}

const addresses = [
  { name: 'from', legend: 'Moving from' },
  { name: 'to', legend: 'Moving to' },
] as const;

/** Fields of a request: contact, addresses of the move, furniture, wished days and a note. */
export function RequestFields({ form }: RequestFieldsProps) {
  const isMove = form.watch('isMove');
  const days = form.watch('days');
  return (
    <Stack gap={4}>
      <fieldset className={styles.group}>
        <legend>Contact</legend>
        <p className={styles.hint}>A name, and an e-mail address or a phone number.</p>
        <Grid gap={3}>
          {contactFieldList.map(({ name, label, maxLength, ...field }) => (
            <Field
              key={name}
              label={label}
              type={'type' in field ? field.type : 'text'}
              autoComplete="off"
              error={form.errorOf(name)}
              {...form.register(name, { maxLength: limitLength(label, maxLength) })}
            />
          ))}
        </Grid>
      </fieldset>
      <label className={styles.check}>
        <input type="checkbox" {...form.register('isMove')} /> A move, from one address to another
      </label>
      {isMove && (
        <div className={styles.addresses}>
          {addresses.map(({ name, legend }) => (
            <AddressFields key={name} form={form} name={name} legend={legend} />
          ))}
        </div>
      )}
      <fieldset className={styles.group}>
        <legend>Wished days</legend>
        <div className={styles.days}>
          {days.map((_day, index) => (
            <Field
              key={index}
              type="date"
              label={`Day ${index + 1}`}
              max={LAST_DAY}
              error={form.errorOf(`days.${index}`)}
              {...form.register(`days.${index}`)}
            />
          ))}
        </div>
      </fieldset>
      {isMove && <FurnitureFields form={form} />}
      <Field
        multiline
        rows={3}
        label="Note"
        hint="Anything large, fragile or awkward, parking, or help with packing."
        error={form.errorOf('note')}
        {...form.register('note', { maxLength: limitLength('Note', 10_000) })}
      />
    </Stack>
  );
}

interface AddressFieldsProps extends RequestFieldsProps {
  name: 'from' | 'to';
  legend: string;
}

const AddressFields = ({ form, name, legend }: AddressFieldsProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div className={styles.address}>
      <Field
        className={styles.wide}
        label="Address"
        autoComplete="off"
        error={form.errorOf(`${name}.address`)}
        {...form.register(`${name}.address`, { maxLength: limitLength('Address', 300) })}
      />
      <Field
        label="Post code"
        autoComplete="off"
        error={form.errorOf(`${name}.postcode`)}
        {...form.register(`${name}.postcode`, { maxLength: limitLength('Post code', 20) })}
      />
      <FindAddress
        className={styles.wide}
        postcode={form.watch(`${name}.postcode`)}
        onFind={({ address, city, postalcode }) => {
          form.setValue(`${name}.address`, `${address}, ${city}`, { shouldDirty: true });
          form.setValue(`${name}.postcode`, postalcode, { shouldDirty: true });
        }}
      />
      <Field
        label="Floor"
        hint="0 is the ground floor."
        inputMode="numeric"
        autoComplete="off"
        error={form.errorOf(`${name}.floor`)}
        {...form.register(`${name}.floor`, { validate: checkFloor })}
      />
      <SelectField label="Lift" options={liftOptions} {...form.register(`${name}.lift`)} />
      <SelectField label="Parking" options={parkingOptions} {...form.register(`${name}.parking`)} />
    </div>
  </fieldset>
);
