import { type FormEvent, useId, useState } from 'react';
import { basketReplaced, type PackageLine } from 'shared/basket';
import { useAppDispatch, useAppStore } from 'shared/store';
import {
  normalizePersonalisation,
  isPersonalisation,
  MAX_PERSONALISATION_LENGTH,
} from 'shared/data';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button } from 'shared/ui';
import { replacePersonalisation } from './replace-personalisation';

interface EditPersonalisationProps {
  addon: PackageLine;
  currentText: string;
  onClose: () => void;
}

/**
 * Dialog that changes the text on a personalised add-on, such as the names on a keepsake box (rule
 * 48).
 */
export function EditPersonalisation({ addon, currentText, onClose }: EditPersonalisationProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const formId = useId();
  const [input, setInput] = useState(currentText);
  const [hasInvalidSubmit, setHasInvalidSubmit] = useState(false);
  const text = normalizePersonalisation(input);
  const isValid = isPersonalisation(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return setHasInvalidSubmit(true);
    dispatch(basketReplaced(replacePersonalisation(store.getState(), addon, text)));
    onClose();
  };
  return (
    <Modal
      open
      size="small"
      verticalPosition="top"
      onOpenChange={onClose}
      title={`Text of your ${addon.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId}>
            Save the text
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Field
          label={`What shall your ${addon.name} say?`}
          hint={HINT}
          error={(hasInvalidSubmit || text !== '') && !isValid ? ERROR : null}
          required
          autoComplete="off"
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
        />
      </form>
    </Modal>
  );
}

const HINT = `Up to ${MAX_PERSONALISATION_LENGTH} characters: letters, digits, spaces and ' & . , -`;
const ERROR = `Please type 1 to ${MAX_PERSONALISATION_LENGTH} characters: letters, digits, spaces and ' & . , - alone.`;
