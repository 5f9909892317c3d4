import { Field } from 'shared/forms';
import styles from './note-field.module.css';

/** The most characters of a note (decision 48). */
const MOST = 1000;
/** From so many left on it is said how many. */
const NEAR = 100;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  disabled: boolean;
}

/** What the shopper wants the firm to know. */
export function NoteField({ note, onChange, disabled }: NoteFieldProps) {
  const left = MOST - [...note].length;
  return (
    <div>
      <Field
        multiline
        rows={3}
        label="Note for us (optional)"
        hint="Anything that we should know: a stain, a narrow stair, when to ring."
        maxLength={MOST}
        value={note}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.left} role="status">
        {left <= NEAR && `${left} characters left`}
      </p>
    </div>
  );
}
