import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { canBePersonalised, type Choice, choiceAmount, formatMoney } from 'shared/core';

/** Options of an add-on's selector (specification, section 4, 'Add-on selectors'). */
export type AddonOption = 'no' | Choice['option'];

/**
 * Returns whether add-on selectors are rendered: the product has status, or the service has type and sub-services
 * (specification, section 4).
 */
export const selectorsShown = (
  product: Pick<Product, 'status'>,
  service: Pick<Service, 'type' | 'hasSubservices'> | undefined,
): boolean =>
  product.status || (service !== undefined && service.type !== '' && service.hasSubservices);

/** Returns the options No, Standard (+£amount), and for add-on id 1 also Personalised (+£55.00). */
export function addonOptions(addon: Addon): { value: AddonOption; label: string }[] {
  const cost = (option: Choice['option']) => `(+${formatMoney(choiceAmount({ addon, option }))})`;
  const standard = { value: 'standard', label: `Standard ${cost('standard')}` } as const;
  const personalised = {
    value: 'personalised',
    label: `Personalised ${cost('personalised')}`,
  } as const;
  return [
    { value: 'no', label: 'No' },
    standard,
    ...(canBePersonalised(addon) ? [personalised] : []),
  ];
}

/** Returns the amounts of an add-on as text, for its label. */
export function addonCost(addon: Addon): string {
  const cost = (option: Choice['option']) => `+${formatMoney(choiceAmount({ addon, option }))}`;
  const standard = cost('standard');
  return canBePersonalised(addon) ? `${standard}, personalised ${cost('personalised')}` : standard;
}

/** Returns the choices that count in the price: every add-on that is not 'No'. */
export const choicesOf = (
  addons: readonly Addon[],
  picked: Partial<Record<Addon['id'], AddonOption>>,
): Choice[] =>
  addons.flatMap((addon) => {
    const option = picked[addon.id] ?? (addon.status ? 'standard' : 'no');
    return option === 'no' ? [] : [{ addon, option }];
  });
