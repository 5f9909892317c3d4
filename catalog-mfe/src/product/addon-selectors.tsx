import type { Addon } from 'contract/catalog/addon';
import type { ProductDetails } from 'contract/catalog/product-details';
import { Fragment, type ReactNode } from 'react';
import { Stack } from 'shared/ui';
import { SelectField } from 'shared/forms';
import { type Choice, useAppSelector } from 'shared/core';
import { type AddonOption, addonCost, addonOptions } from './addon-choice';
import styles from './addon-selectors.module.css';

interface AddonSelectorsProps {
  addons: readonly Addon[];
  explained?: ProductDetails['addons'];
  choices: readonly Choice[];
  onPick: (addon: Addon, option: AddonOption) => void;
  /** Called on focus, before a likely choice. */
  onNear?: () => void;
  /** Content below the selector of an add-on. */
  beneath?: (addon: Addon) => ReactNode;
}

/**
 * One selector for each add-on. Its options exclude each other (rule 18). The amount and an explanation are above it.
 */
export function AddonSelectors({
  addons,
  explained,
  choices,
  onPick,
  onNear,
  beneath,
}: AddonSelectorsProps) {
  const restored = useAppSelector((state) => state.restored);
  const optionOf = (addon: Addon) =>
    choices.find((choice) => choice.addon.id === addon.id)?.option ?? 'no';
  return (
    <Stack gap={4}>
      {addons.map((addon) => (
        <Fragment key={addon.id}>
          <SelectField
            label={addon.name}
            hint={
              <About addon={addon} text={explained?.find(({ id }) => id === addon.id)?.about} />
            }
            options={addonOptions(addon)}
            value={optionOf(addon)}
            // Disabled until local storage was read, because a choice before that would not change
            // the price.
            disabled={!restored}
            data-early
            autoComplete="off"
            onFocus={onNear}
            onChange={(event) => onPick(addon, event.currentTarget.value as AddonOption)}
          />
          {beneath?.(addon)}
        </Fragment>
      ))}
    </Stack>
  );
}

const About = ({ addon, text }: { addon: Addon; text?: string }) => (
  <>
    <span className={styles.cost}>{addonCost(addon)}</span>
    {text && <span>{` ${text}`}</span>}
  </>
);
