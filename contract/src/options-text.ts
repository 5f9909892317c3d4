import * as v from 'valibot';
import type { Pence } from './pence.ts';
import { isPersonalisation } from './personalisation.ts';
import type { Id } from './readers.ts';

/**
 * A line's `packages` text in the browser: which options were chosen, by id, Personalised included
 * (decision 19), and what it shall say (decision 48). The same choices always give the same text, whatever they cost
 * and are called now.
 */
export const packagesText = (choices: Chosen[]): string =>
  textOf(choices.map(({ addon, ...chosen }) => ({ ...chosen, id: addon.id })));

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
    options.map((option) => {
      const line = addons.find((addon) => addon.id === option.id);
      return {
        id: option.id,
        ...(line && { name: line.name, amount: line.amount / 100 }),
        ...chosenOf(option),
      };
    }),
  );
}

/** What the personalised add-on of a line's text shall say; '' where nothing is said. */
export const personalisationOf = (addon: { id: Id; ustring: string }): string =>
  readOptions(addon.ustring)?.find(({ id }) => id === addon.id)?.personalisation ?? '';

/** The text without what add-ons shall say, for a backend that knows nothing of it (decision 46). */
export function withoutPersonalisation(text: string): string {
  const options = readOptions(text);
  return options ? textOf(options.map(({ id, option }) => ({ id, option }))) : text;
}

interface Option {
  id: Id;
  option: 'standard' | 'personalised';
  /** Only where it says something. */
  personalisation?: string | undefined;
}

interface Chosen extends Omit<Option, 'id'> {
  addon: { id: Id };
}

const textOf = (options: Option[]): string =>
  JSON.stringify(
    options
      .map((option) => ({ id: option.id, ...chosenOf(option) }))
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
  );

/** Without a text as it was before there were any: such lines stay the same lines. */
const chosenOf = ({ option, personalisation }: Pick<Option, 'option' | 'personalisation'>) =>
  option === 'personalised' && personalisation ? { option, personalisation } : { option };

const optionsSchema = v.array(
  v.object({
    id: v.union([v.number(), v.string()]),
    option: v.picklist(['standard', 'personalised']),
    personalisation: v.exactOptional(
      v.fallback(v.pipe(v.string(), v.check(isPersonalisation)), ''),
    ),
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
