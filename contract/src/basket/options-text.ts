import * as v from 'valibot';
import { addonOptions, type AddonOption } from '../catalog/addon-price.ts';
import { type Pence, toPounds } from '../values/pence.ts';
import { isPersonalisation } from './personalisation.ts';
import type { Id } from '../values/readers.ts';

/**
 * Returns the text of the chosen options. Omits prices and names, so that equal choices always give
 * equal texts (rules 19 and 48 in docs/product.md).
 */
export const createPackagesText = (choices: ChosenOption[]): string =>
  serializeOptions(choices.map(({ addon, ...choice }) => ({ ...choice, id: addon.id })));

/** Returns the text in the shop's own format. Returns a text in an unknown format unchanged. */
export function normalizeOptionsText(text: string): string {
  const options = readOptions(text);
  return options ? serializeOptions(options) : text;
}

/** Returns the text in the backend's format, with names and amounts in pounds. */
export function toWireOptionsText(
  text: string,
  addons: { id: Id; name: string; amount: Pence }[],
): string {
  const options = readOptions(text);
  if (!options) return text;
  return JSON.stringify(
    options.map((option) => {
      const line = addons.find((addon) => addon.id === option.id);
      return {
        id: option.id,
        ...(line && { name: line.name, amount: toPounds(line.amount) }),
        ...pickChoiceFields(option),
      };
    }),
  );
}

export const getPersonalisation = (addon: { id: Id; ustring: string }): string =>
  readOptions(addon.ustring)?.find(({ id }) => id === addon.id)?.personalisation ?? '';

/**
 * Removes personalisation texts, for a backend that does not support them (rule 46 in
 * docs/product.md).
 */
export function removePersonalisation(text: string): string {
  const options = readOptions(text);
  return options ? serializeOptions(options.map(({ id, option }) => ({ id, option }))) : text;
}

interface LineOption {
  id: Id;
  option: AddonOption;
  personalisation?: string | undefined;
}

interface ChosenOption extends Omit<LineOption, 'id'> {
  addon: { id: Id };
}

const serializeOptions = (options: LineOption[]): string =>
  JSON.stringify(
    options
      .map((option) => ({ id: option.id, ...pickChoiceFields(option) }))
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
  );

/**
 * Omits an empty personalisation. Older stored texts lack this field, and equal choices must have
 * equal texts.
 */
const pickChoiceFields = ({
  option,
  personalisation,
}: Pick<LineOption, 'option' | 'personalisation'>) =>
  option === 'personalised' && personalisation ? { option, personalisation } : { option };

const optionsSchema = v.array(
  v.object({
    id: v.union([v.number(), v.string()]),
    option: v.picklist(addonOptions),
    personalisation: v.exactOptional(
      v.fallback(v.pipe(v.string(), v.check(isPersonalisation)), ''),
    ),
  }),
);

function readOptions(text: string): LineOption[] | null {
  try {
    const result = v.safeParse(optionsSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch (cause) {
    console.warn('The options of a line could not be read.', cause);
    return null;
  }
}
