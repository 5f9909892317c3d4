import type { Finding } from 'contract/garments/garment-fields';
import type { StaffGarment } from 'contract/garments/staff-garments';
import { useRef, useState } from 'react';
import { FormErrorNotice, type StaffForm, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Cluster, Stack } from 'shared/ui';
import { useDescribeGarmentMutation, useSendConditionsMutation } from '../garments-api';
import { type ConditionValues, FindingFields } from './finding-fields';
import styles from '../garments.module.css';

const toValues = ({ name, value, note, findings }: StaffGarment): ConditionValues => ({
  name,
  value: value === null ? '' : (value / 100).toFixed(2),
  note,
  findings,
});

const POUNDS_PATTERN = /^\d{1,6}(\.\d{1,2})?$/;

const toPence = (pounds: string): number | null =>
  pounds.trim() === '' ? null : Math.round(Number(pounds) * 100);

/** Form with the name, the value and all that was found. A changed description is sent again. */
export function ConditionForm({ garment }: { garment: StaffGarment }) {
  const { ticket, orderno, state, can } = garment;
  const toast = useToast();
  const [describe] = useDescribeGarmentMutation();
  const [send, sending] = useSendConditionsMutation();
  const [count, setCount] = useState(garment.findings.length);
  const save = async (values: ConditionValues) => {
    const { version } = garment;
    const findings = values.findings.slice(0, count);
    await describe({
      ticket,
      version,
      name: values.name,
      value: toPence(values.value),
      note: values.note,
      findings,
    }).unwrap();
  };
  const form = useStaffForm<ConditionValues>({
    defaultValues: toValues(garment),
    draftKey: `condition of ${ticket}`,
    hasUserInput: (values) => JSON.stringify(values) !== JSON.stringify(toValues(garment)),
    send: save,
    onSaved: () => {
      savedText.current = readText();
      toast({ kind: 'success', text: 'The condition is saved.' });
    },
  });
  /** Returns the typed description as text, to compare it with the saved one. */
  const readText = () => {
    const { name, value, note, findings } = form.getValues();
    return JSON.stringify({ name, value, note, findings: findings.slice(0, count) });
  };
  const savedText = useRef(JSON.stringify(toValues(garment)));
  const setFindings = (findings: Finding[]) => {
    form.setValue('findings', findings, { shouldDirty: true });
    setCount(findings.length);
  };
  const sendToCustomer = async () => {
    if (readText() !== savedText.current) await form.submit();
    // The form shows why the description was not saved.
    if (readText() !== savedText.current) return;
    const result = await send({ orderno, tickets: [ticket] });
    if (!result.error) toast({ kind: 'success', text: 'The customer gets a mail with a link.' });
  };
  return (
    <form
      aria-label="Condition"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        <NameAndValue form={form} />
        <FindingFields form={form} count={count} onChange={setFindings} />
        <Field
          label="Condition in words"
          multiline
          rows={3}
          maxLength={2_000}
          error={form.errorOf('note')}
          {...form.register('note')}
        />
        <FormErrorNotice text={form.formError} />
        <Cluster>
          <Button type="submit" variant="secondary" busy={form.isSending}>
            Save the condition
          </Button>
          {can.send && (
            <Button busy={sending.isLoading} onClick={() => void sendToCustomer()}>
              {state === 'condition_sent' ? 'Send it once more' : 'Send to the customer'}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

const NameAndValue = ({ form }: { form: StaffForm<ConditionValues> }) => (
  <div className={styles.pair}>
    <Field
      label="Garment"
      required
      maxLength={100}
      error={form.errorOf('name')}
      {...form.register('name', {
        validate: (name) => name.trim() !== '' || 'Please name the garment.',
      })}
    />
    <Field
      label="Value in pounds"
      inputMode="decimal"
      autoComplete="off"
      error={form.errorOf('value')}
      {...form.register('value', {
        validate: (value) =>
          value.trim() === '' ||
          POUNDS_PATTERN.test(value.trim()) ||
          'Please type an amount such as 2500 or 2500.00.',
      })}
    />
  </div>
);
