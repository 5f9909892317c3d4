import { Field, FormErrorContext } from 'shared/forms';
import { Button } from 'shared/ui';
import type { NewPress } from '../phone/crew-phone';
import styles from './job-view.module.css';
import { readText, usePressForm } from './use-press-form';

type Note = Extract<NewPress, { kind: 'note' }>;

/** Writes a note for the office. */
export function NoteForm({ onAdd }: { onAdd: (press: Note) => Promise<void> }) {
  const { error, submit } = usePressForm<Note>((texts) => {
    const text = readText(texts, 'note');
    return text === ''
      ? { field: 'note', text: 'Note: please write something.' }
      : { kind: 'note', text };
  }, onAdd);
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>Note for the office</summary>
      <FormErrorContext value={error}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <Field label="Note" name="note" multiline rows={3} maxLength={1000} />
          <Button type="submit" size="large" fullWidth>
            Save the note
          </Button>
        </form>
      </FormErrorContext>
    </details>
  );
}
