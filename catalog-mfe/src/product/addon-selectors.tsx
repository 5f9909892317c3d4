import { Stack } from 'shared/ui';
import { SelectField } from 'shared/forms';
import { type Choice, useAppSelector } from 'shared/core';
import type { Addon } from 'shared/data';
import { type AddonOption, addonOptions } from './addon-choice';

interface AddonSelectorsProps {
  addons: readonly Addon[];
  choices: readonly Choice[];
  onPick: (addon: Addon, option: AddonOption) => void;
}

/** One selector for each add-on; its options exclude each other (decision 18). */
export function AddonSelectors({ addons, choices, onPick }: AddonSelectorsProps) {
  const restored = useAppSelector((state) => state.restored);
  const optionOf = (addon: Addon) =>
    choices.find((choice) => choice.addon.id === addon.id)?.option ?? 'no';
  return (
    <Stack gap={4}>
      {addons.map((addon) => (
        <SelectField
          key={addon.id}
          label={addon.name}
          options={addonOptions(addon)}
          value={optionOf(addon)}
          // What was picked unheard, before the page is restored or before a reload, would not be in the price.
          disabled={!restored}
          autoComplete="off"
          onChange={(event) => onPick(addon, event.currentTarget.value as AddonOption)}
        />
      ))}
    </Stack>
  );
}
