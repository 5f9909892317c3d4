import type { OrderGarments } from 'contract/garments/staff-garments';
import { useState } from 'react';
import { FormErrorNotice, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Cluster, Stack } from 'shared/ui';
import { useTakeInGarmentsMutation } from '../garments-api';
import styles from '../garments.module.css';

interface NewGarment {
  lineid: number | null;
  name: string;
}

/** Form that makes tickets: one for each piece of the order's lines that was not taken in yet. */
export function TakeInForm({ order: { orderno, lines } }: { order: OrderGarments }) {
  const toast = useToast();
  const [takeIn] = useTakeInGarmentsMutation();
  const [rows, setRows] = useState(() => listExpected(lines));
  const form = useStaffForm<{ key: string; garments: NewGarment[] }>({
    defaultValues: { key: crypto.randomUUID(), garments: listExpected(lines) },
    draftKey: null,
    send: ({ key, garments }) =>
      takeIn({ orderno, key, garments: garments.slice(0, rows.length) }).unwrap(),
    onSaved: () => toast({ kind: 'success', text: describeTickets(rows.length) }),
  });
  const setGarments = (garments: NewGarment[]) => {
    form.setValue('garments', garments);
    setRows(garments);
  };
  const remove = (index: number) =>
    setGarments(form.getValues('garments').filter((_, position) => position !== index));
  return (
    <form
      aria-label="Take in garments"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        {rows.length === 0 && <p>{describeEmptyForm(lines)}</p>}
        {rows.map((_, index) => (
          <div key={index} className={styles.newGarment}>
            <Field
              label={`Garment ${index + 1}`}
              maxLength={100}
              error={form.formState.errors.garments?.[index]?.name?.message}
              {...form.register(`garments.${index}.name`, {
                validate: (name) => name.trim() !== '' || 'Please name the garment.',
              })}
            />
            <Button
              variant="quiet"
              aria-label={`Garment ${index + 1} did not come`}
              onClick={() => remove(index)}
            >
              Did not come
            </Button>
          </div>
        ))}
        <FormErrorNotice text={form.formError || (form.errorOf('garments') ?? '')} />
        <Cluster>
          {rows.length > 0 && (
            <Button type="submit" busy={form.isSending}>
              {rows.length === 1 ? 'Take in this garment' : `Take in ${rows.length} garments`}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => setGarments([...form.getValues('garments'), { lineid: null, name: '' }])}
          >
            Another garment
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Returns a garment for each piece of the lines that has no ticket yet. */
const listExpected = (lines: OrderGarments['lines']): NewGarment[] =>
  lines.flatMap(({ lineid, name, quantity, taken }) =>
    Array.from({ length: Math.max(0, quantity - taken) }, () => ({ lineid, name })),
  );

const describeTickets = (count: number): string =>
  count === 1
    ? 'The ticket is made. Print its label.'
    : 'The tickets are made. Print their labels.';

function describeEmptyForm(lines: OrderGarments['lines']): string {
  if (lines.length === 0) return 'No line of this order has garments to care for.';
  return listExpected(lines).length === 0
    ? 'All garments of the order’s lines are taken in.'
    : 'No garment is to be taken in.';
}
