import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { canBePersonalised, type AddonChoice, choiceAmount } from 'shared/basket';
import { formatMoney } from 'shared/format';

/** Options of an add-on's selector (specification, section 4, 'Add-on selectors'). */
export type AddonOption = 'no' | AddonChoice['option'];

/**
 * Returns whether add-on selectors are rendered: the product has status, or the service has type and sub-services
 * (specification, section 4).
 */
export const hasAddonSelectors = (
  product: Pick<Product, 'status'>,
  service: Pick<Service, 'type' | 'hasSubservices'> | undefined,
): boolean =>
  product.status || (service !== undefined && service.type !== '' && service.hasSubservices);

/** Returns the options No, Standard (+£amount), and for add-on id 1 also Personalised (+£55.00). */
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

/** Returns the amounts of an add-on as text, for its label. */
export function getAddonCostText(addon: Addon): string {
  const formatCost = (option: AddonChoice['option']) =>
    `+${formatMoney(choiceAmount({ addon, option }))}`;
  const standard = formatCost('standard');
  return canBePersonalised(addon)
    ? `${standard}, personalised ${formatCost('personalised')}`
    : standard;
}

/** Returns the choices that count in the price: every add-on that is not 'No'. */
export const getAddonChoices = (
  addons: readonly Addon[],
  selectedOptions: Partial<Record<Addon['id'], AddonOption>>,
): AddonChoice[] =>
  addons.flatMap((addon) => {
    const option = selectedOptions[addon.id] ?? (addon.status ? 'standard' : 'no');
    return option === 'no' ? [] : [{ addon, option }];
  });
