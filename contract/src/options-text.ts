import * as v from 'valibot';
import type { Pence } from './pence.ts';
import type { Id } from './readers.ts';

/**
 * A line's `packages` text in the browser: which options were chosen, by id, Personalised included
 * (decision 19). The same choices always give the same text, whatever they cost and are called now.
 */
export const packagesText = (choices: Chosen[]): string =>
  textOf(choices.map(({ addon, option }) => ({ id: addon.id, option })));

/**
 * The chosen options of a text as it travels or was stored, which names and prices them too. Text
 * that is not of this form, as other backends may write it, stays as it is.
 */
export function optionsOf(text: string): string {
  const options = readOptions(text);
  return options ? textOf(options) : text;
}

/**
 * The text as it travels: the options with the names and the amounts (pounds) that the add-on and
 * personalised lines of this product line have now (specification §3, 'Cart line').
 */
export function textOnTheWire(
  text: string,
  addons: { id: Id; name: string; amount: Pence }[],
): string {
  const options = readOptions(text);
  if (!options) return text;
  return JSON.stringify(
    options.map(({ id, option }) => {
      const line = addons.find((addon) => addon.id === id);
      return line ? { id, name: line.name, amount: line.amount / 100, option } : { id, option };
    }),
  );
}

interface Option {
  id: Id;
  option: 'standard' | 'personalised';
}

interface Chosen {
  addon: { id: Id };
  option: Option['option'];
}

const textOf = (options: Option[]): string =>
  JSON.stringify(
    options
      .map(({ id, option }) => ({ id, option }))
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
  );

const optionsSchema = v.array(
  v.object({
    id: v.union([v.number(), v.string()]),
    option: v.picklist(['standard', 'personalised']),
  }),
);

function readOptions(text: string): Option[] | null {
  try {
    const read = v.safeParse(optionsSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch (cause) {
    console.warn('The options of a line could not be read.', cause);
    return null;
  }
}
