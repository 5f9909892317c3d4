import type { Addon } from 'contract/catalog/addon';
import type { ProductDetails } from 'contract/catalog/product-details';
import { Fragment, type ReactNode } from 'react';
import { Stack } from 'shared/ui';
import { SelectField } from 'shared/forms';
import { type AddonChoice } from 'shared/basket';
import { useAppSelector } from 'shared/store';
import { type AddonOption, getAddonCostText, getAddonOptions } from './addon-choice';
import styles from './addon-selectors.module.css';

interface AddonSelectorsProps {
  addons: readonly Addon[];
  explanations?: ProductDetails['addons'];
  choices: readonly AddonChoice[];
  onSelect: (addon: Addon, option: AddonOption) => void;
  /**
   * Called when a selector gets the focus. The caller can load code for the option that the shopper
   * will probably choose.
   */
  onFocus?: () => void;
  renderBelow?: (addon: Addon) => ReactNode;
}

export function AddonSelectors({
  addons,
  explanations,
  choices,
  onSelect,
  onFocus,
  renderBelow,
}: AddonSelectorsProps) {
  const isRestored = useAppSelector((state) => state.restored);
  const getSelectedOption = (addon: Addon) =>
    choices.find((choice) => choice.addon.id === addon.id)?.option ?? 'no';
  return (
    <Stack gap={4}>
      {addons.map((addon) => (
        <Fragment key={addon.id}>
          <SelectField
            label={addon.name}
            hint={
              <AddonHint
                addon={addon}
                text={explanations?.find(({ id }) => id === addon.id)?.about}
              />
            }
            options={getAddonOptions(addon)}
            value={getSelectedOption(addon)}
            // Disabled until local storage has been read, because a choice would not change the
            // price before.
            disabled={!isRestored}
            data-early
            autoComplete="off"
            onFocus={onFocus}
            onChange={(event) => onSelect(addon, event.currentTarget.value as AddonOption)}
          />
          {renderBelow?.(addon)}
        </Fragment>
      ))}
    </Stack>
  );
}

const AddonHint = ({ addon, text }: { addon: Addon; text?: string }) => (
  <>
    <span className={styles.cost}>{getAddonCostText(addon)}</span>
    {text && <span>{` ${text}`}</span>}
  </>
);
