import type { Addon } from 'contract/catalog/addon';
import type { Ref } from 'react';
import { asPersonalisation, isPersonalisation, MOST_PERSONALISATION } from 'shared/data';
import { Field } from 'shared/forms';
import styles from './personalisation-field.module.css';

export interface PersonalisationFieldProps {
  addon: Addon;
  /** The typed text, not yet normalised. */
  input: string;
  onType: (input: string) => void;
  /** Whether the shopper tried to add an invalid text. The field then shows the error. */
  refused: boolean;
  field: Ref<HTMLInputElement>;
}

/** The field for the text of a personalised add-on, with a preview (rule 48). */
export function PersonalisationField(props: PersonalisationFieldProps) {
  const { addon, input: input, onType, refused, field } = props;
  const text = asPersonalisation(input);
  const wrong = wrongWith(text);
  return (
    <div className={styles.personalisation}>
      <Field
        ref={field}
        label={`What shall your ${addon.name} say?`}
        hint={`Up to ${MOST_PERSONALISATION} characters: letters, digits, spaces and ' & . , -`}
        error={refused || text !== '' ? wrong : null}
        required
        autoComplete="off"
        value={input}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {text !== '' && wrong === null && (
        <p className={styles.preview}>
          <span className={styles.caption}>As it will stand</span>
          <q className={styles.text}>{text}</q>
        </p>
      )}
    </div>
  );
}

/** Returns the error of a text, or null. */
function wrongWith(text: string): string | null {
  const { length } = [...text];
  if (length === 0) return 'Please type what it shall say.';
  if (length > MOST_PERSONALISATION) {
    return `This has ${length} characters; there is room for ${MOST_PERSONALISATION}.`;
  }
  return isPersonalisation(text) ? null : "Only letters, digits, spaces and ' & . , - can be set.";
}
