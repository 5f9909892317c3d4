import { useState } from 'react';
import { ChoiceGroup, Field, FormErrorContext } from 'shared/forms';
import { Button, LiveRegion } from 'shared/ui';
import type { NewPress } from '../phone/crew-phone';
import styles from './job-view.module.css';
import { readPrice, readText, usePressForm } from './use-press-form';

type Extra = Extract<NewPress, { kind: 'extra' }>;

const payments = [
  { value: 'cash', label: 'Paid in cash' },
  { value: 'card_terminal', label: 'Paid by the card terminal' },
  { value: 'link', label: 'Mail a link to pay' },
] as const;

/** Adds work that the order lacks, with its price, its reason and how it is paid. */
export function ExtraForm({ onAdd }: { onAdd: (press: Extra) => Promise<void> }) {
  const [payment, setPayment] = useState<Extra['payment']>('cash');
  const [added, setAdded] = useState('');
  const { error, submit } = usePressForm<Extra>(
    (texts) => {
      const text = readText(texts, 'text');
      const price = readPrice(readText(texts, 'price'));
      const reason = readText(texts, 'reason');
      if (text === '') return { field: 'text', text: 'Extra: please say what it is.' };
      if (price === null) return { field: 'price', text: 'Price: please type pounds, such as 20.' };
      if (reason === '') return { field: 'reason', text: 'Reason: please say why.' };
      return { kind: 'extra', text, price, reason, payment };
    },
    async (press) => {
      await onAdd(press);
      setAdded(`Added: ${press.text}.`);
    },
  );
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>Extra work</summary>
      <FormErrorContext value={error}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <Field label="Extra" name="text" maxLength={200} autoComplete="off" />
          <Field label="Price in £" name="price" inputMode="decimal" autoComplete="off" />
          <Field label="Reason" name="reason" maxLength={200} autoComplete="off" />
          <ChoiceGroup
            legend="Payment"
            name="payment"
            options={payments}
            value={payment}
            onChange={setPayment}
          />
          <Button type="submit" size="large" fullWidth>
            Add the extra
          </Button>
        </form>
      </FormErrorContext>
      <LiveRegion text={added} />
    </details>
  );
}
