import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { type AddonChoice, canBePersonalised, choiceAmount } from 'shared/basket';
import { formatMoney } from 'shared/format';
import type { RootState } from 'shared/store';

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

/**
 * Returns the name of the group of add-ons that the product offers. The group is the chosen
 * sub-service, or else the product's `gender` (rule 12).
 */
export function getAddonGroup(
  product: Pick<Product, 'serviceid' | 'gender'>,
  service: Pick<Service, 'id'> | undefined,
  subservice: RootState['subservices'],
): string {
  const serviceid = product.serviceid ?? service?.id;
  const isOfService = subservice !== null && subservice.serviceid === serviceid;
  return isOfService ? subservice.name : product.gender;
}
