import { Field } from 'shared/forms';
import styles from './note-field.module.css';

const MAX_NOTE_LENGTH = 1000;
/** The field displays how many characters remain, if at most this number remain. */
const COUNT_THRESHOLD = 100;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  disabled: boolean;
}

export function NoteField({ note, onChange, disabled }: NoteFieldProps) {
  const remainingCount = MAX_NOTE_LENGTH - [...note].length;
  return (
    <div>
      <Field
        multiline
        rows={3}
        label="Note for us (optional)"
        hint="Anything that we should know: a stain, a narrow stair, when to ring."
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.left} role="status">
        {remainingCount <= COUNT_THRESHOLD && `${remainingCount} characters left`}
      </p>
    </div>
  );
}
