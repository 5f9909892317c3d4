import { Field } from 'shared/forms';
import styles from './note-field.module.css';

/** Maximum length of a note, in characters (rule 48). */
const MOST = 1000;
/** Number of remaining characters from which the field shows a count. */
const NEAR = 100;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
  disabled: boolean;
}

/** A field for a note to the firm. */
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
