import { useRef, useState } from 'react';
import { type Choice, later, useFeature, useLater } from 'shared/core';
import { type Addon, asPersonalisation, isPersonalisation } from 'shared/data';

const fieldPart = later(
  async () =>
    (await import(/* webpackChunkName: "later-personalisation" */ './personalisation-field'))
      .PersonalisationField,
);

/**
 * What the personalised one of the choices shall say (decision 48): the choices with it, its field for beneath an add-on's
 * selector, and `refuse`, which is there while nothing can be added and says why. Without the feature nothing is asked.
 */
export function usePersonalisation(choices: readonly Choice[]) {
  const isOffered = useFeature('personalisation');
  const asked = isOffered ? choices.find(({ option }) => option === 'personalised') : undefined;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const PersonalisationField = useLater(fieldPart, asked !== undefined || isNear);
  const text = asPersonalisation(typed);

  const refuse = () => {
    setRefused(true);
    field.current?.focus();
  };
  return {
    choices: choices.map((choice) =>
      choice === asked ? { ...choice, personalisation: text } : choice,
    ),
    // Who chooses by keyboard goes on to the field at once.
    onNear: isOffered ? () => setIsNear(true) : undefined,
    refuse: asked && !isPersonalisation(text) ? refuse : undefined,
    beneath: (addon: Addon) =>
      addon.id === asked?.addon.id &&
      PersonalisationField && (
        <PersonalisationField {...{ addon, typed, refused, field }} onType={setTyped} />
      ),
  };
}
