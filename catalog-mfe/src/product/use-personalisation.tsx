import type { Addon } from 'contract/catalog/addon';
import { useRef, useState } from 'react';
import { type Choice, later, useFeature, useLater } from 'shared/core';
import { asPersonalisation, isPersonalisation } from 'shared/data';

const fieldPart = later(
  async () =>
    (await import(/* webpackChunkName: "later-personalisation" */ './personalisation-field'))
      .PersonalisationField,
);

/**
 * Adds the text of a personalised choice (rule 48). Returns the choices with the text,
 * `renderBelow` with its field, and `showRefusal`, which shows the error. `showRefusal` is absent
 * if the text is valid. Without the feature no text is requested.
 */
export function usePersonalisation(choices: readonly Choice[]) {
  const isOffered = useFeature('personalisation');
  const asked = isOffered ? choices.find(({ option }) => option === 'personalised') : undefined;
  const [input, setInput] = useState('');
  const [refused, setRefused] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const PersonalisationField = useLater(fieldPart, asked !== undefined || isNear);
  const text = asPersonalisation(input);

  const refuse = () => {
    setRefused(true);
    field.current?.focus();
  };
  return {
    choices: choices.map((choice) =>
      choice === asked ? { ...choice, personalisation: text } : choice,
    ),
    // Fetches the field's code on focus, so that keyboard users can move on to the field at once.
    onNear: isOffered ? () => setIsNear(true) : undefined,
    refuse: asked && !isPersonalisation(text) ? refuse : undefined,
    beneath: (addon: Addon) =>
      addon.id === asked?.addon.id &&
      PersonalisationField && (
        <PersonalisationField {...{ addon, input: input, refused, field }} onType={setInput} />
      ),
  };
}
