import type { Addon } from 'contract/catalog/addon';
import { useRef, useState } from 'react';
import { type AddonChoice } from 'shared/basket';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { normalizePersonalisation, isPersonalisation } from 'shared/data';

const lazyField = defineLazyModule(
  async () =>
    (await import(/* webpackChunkName: "later-personalisation" */ './personalisation-field'))
      .PersonalisationField,
);

/**
 * Adds the shopper's text to the personalised choice (rule 48). `showRefusal` is defined while the
 * text is invalid.
 */
export function usePersonalisation(choices: readonly AddonChoice[]) {
  const isSupported = useFeature('personalisation');
  const personalisedChoice = isSupported
    ? choices.find(({ option }) => option === 'personalised')
    : undefined;
  const [input, setInput] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [isChoiceNear, setIsChoiceNear] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const PersonalisationField = useLazyModule(
    lazyField,
    personalisedChoice !== undefined || isChoiceNear,
  );
  const text = normalizePersonalisation(input);

  const showRefusal = () => {
    setIsRefused(true);
    inputRef.current?.focus();
  };
  return {
    choices: choices.map((choice) =>
      choice === personalisedChoice ? { ...choice, personalisation: text } : choice,
    ),
    // Loads the field's code on focus, so that keyboard users can reach the field without a delay.
    onFocus: isSupported ? () => setIsChoiceNear(true) : undefined,
    showRefusal: personalisedChoice && !isPersonalisation(text) ? showRefusal : undefined,
    renderBelow: (addon: Addon) =>
      addon.id === personalisedChoice?.addon.id &&
      PersonalisationField && (
        <PersonalisationField
          addon={addon}
          input={input}
          isRefused={isRefused}
          inputRef={inputRef}
          onType={setInput}
        />
      ),
  };
}
