import { type FormEvent, useId, useState } from 'react';
import { basketReplaced, type PackageLine, useAppDispatch, useAppStore } from 'shared/core';
import { asPersonalisation, isPersonalisation, MOST_PERSONALISATION } from 'shared/data';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button } from 'shared/ui';
import { withText } from './with-text';

interface ChangeTextProps {
  addon: PackageLine;
  says: string;
  onClose: () => void;
}

/** A dialog that changes the text of a personalised add-on in the cart (rule 48). */
export function ChangeText({ addon, says, onClose }: ChangeTextProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const form = useId();
  const [input, setInput] = useState(says);
  const [isRefused, setRefused] = useState(false);
  const text = asPersonalisation(input);
  const isRight = isPersonalisation(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return setRefused(true);
    dispatch(basketReplaced(withText(store.getState(), addon, text)));
    onClose();
  };
  return (
    <Modal
      open
      size="small"
      place="top"
      onOpenChange={onClose}
      title={`Text of your ${addon.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={form}>
            Save the text
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field
          label={`What shall your ${addon.name} say?`}
          hint={HINT}
          error={(isRefused || text !== '') && !isRight ? WRONG : null}
          required
          autoComplete="off"
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
        />
      </form>
    </Modal>
  );
}

const HINT = `Up to ${MOST_PERSONALISATION} characters: letters, digits, spaces and ' & . , -`;
const WRONG = `Please type 1 to ${MOST_PERSONALISATION} characters: letters, digits, spaces and ' & . , - alone.`;
