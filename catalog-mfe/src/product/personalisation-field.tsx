import type { Addon } from 'contract/catalog/addon';
import type { Ref } from 'react';
import {
  normalizePersonalisation,
  isPersonalisation,
  MAX_PERSONALISATION_LENGTH,
} from 'shared/data';
import { Field } from 'shared/forms';
import styles from './personalisation-field.module.css';

export interface PersonalisationFieldProps {
  addon: Addon;
  input: string;
  onType: (input: string) => void;
  /** True after an attempt to add an invalid text. The field then renders the reason. */
  isRefused: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** Field for the text of a personalised add-on (rule 48). */
export function PersonalisationField(props: PersonalisationFieldProps) {
  const { addon, input, onType: onInput, isRefused, inputRef } = props;
  const text = normalizePersonalisation(input);
  const errorMessage = getErrorMessage(text);
  return (
    <div className={styles.personalisation}>
      <Field
        ref={inputRef}
        label={`What shall your ${addon.name} say?`}
        hint={`Up to ${MAX_PERSONALISATION_LENGTH} characters: letters, digits, spaces and ' & . , -`}
        error={isRefused || text !== '' ? errorMessage : null}
        required
        autoComplete="off"
        value={input}
        onChange={(event) => onInput(event.currentTarget.value)}
      />
      {text !== '' && errorMessage === null && (
        <p className={styles.preview}>
          <span className={styles.caption}>As it will stand</span>
          <q className={styles.text}>{text}</q>
        </p>
      )}
    </div>
  );
}

/** Returns why the text is invalid, or null. */
function getErrorMessage(text: string): string | null {
  const { length } = [...text];
  if (length === 0) return 'Please type what it shall say.';
  if (length > MAX_PERSONALISATION_LENGTH) {
    return `This has ${length} characters; there is room for ${MAX_PERSONALISATION_LENGTH}.`;
  }
  return isPersonalisation(text) ? null : "Only letters, digits, spaces and ' & . , - can be set.";
}
