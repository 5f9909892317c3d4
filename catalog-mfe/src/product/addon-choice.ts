import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { canBePersonalised, type AddonChoice, choiceAmount } from 'shared/basket';
import { formatMoney } from 'shared/format';

export type AddonOption = 'no' | AddonChoice['option'];

export const hasAddonSelectors = (
  product: Pick<Product, 'status'>,
  service: Pick<Service, 'type' | 'hasSubservices'> | undefined,
): boolean =>
  product.status || (service !== undefined && service.type !== '' && service.hasSubservices);

export function getAddonOptions(addon: Addon): { value: AddonOption; label: string }[] {
  const formatCost = (option: AddonChoice['option']) =>
    `(+${formatMoney(choiceAmount({ addon, option }))})`;
  const standard = { value: 'standard', label: `Standard ${formatCost('standard')}` } as const;
  const personalised = {
    value: 'personalised',
    label: `Personalised ${formatCost('personalised')}`,
  } as const;
  return [
    { value: 'no', label: 'No' },
    standard,
    ...(canBePersonalised(addon) ? [personalised] : []),
  ];
}

/** Returns an add-on's price as text, like '+£12.00'. */
export function getAddonCostText(addon: Addon): string {
  const formatCost = (option: AddonChoice['option']) =>
    `+${formatMoney(choiceAmount({ addon, option }))}`;
  const standard = formatCost('standard');
  return canBePersonalised(addon)
    ? `${standard}, personalised ${formatCost('personalised')}`
    : standard;
}

/**
 * Returns the chosen add-ons. Without a choice of the shopper, an add-on with `status` is chosen as
 * 'standard'.
 */
export const getAddonChoices = (
  addons: readonly Addon[],
  selectedOptions: Partial<Record<Addon['id'], AddonOption>>,
): AddonChoice[] =>
  addons.flatMap((addon) => {
    const option = selectedOptions[addon.id] ?? (addon.status ? 'standard' : 'no');
    return option === 'no' ? [] : [{ addon, option }];
  });
