import * as v from 'valibot';
import type { Pence } from '../values/pence.ts';
import { isPersonalisation } from './personalisation.ts';
import type { Id } from '../values/readers.ts';

/**
 * Returns the browser's form of a line's `packages` text. It contains the ids of the chosen
 * options, including Personalised (rule 19), and their personalisation (rule 48). Equal choices
 * give equal texts, whatever their current prices and names.
 */
export const packagesText = (choices: Chosen[]): string =>
  textOf(choices.map(({ addon, ...chosen }) => ({ ...chosen, id: addon.id })));

/**
 * Converts a text from the wire or from storage, which also contains names and prices, to the
 * browser's form. A text in another backend's form stays unchanged.
 */
export function optionsOf(text: string): string {
  const options = readOptions(text);
  return options ? textOf(options) : text;
}

/**
 * Converts a text to the wire form. It adds the current names and amounts (pounds) of the product
 * line's add-on and personalised lines (specification, section 3, 'Cart line').
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

/** Returns the personalisation of an add-on line, or ''. */
export const personalisationOf = (addon: { id: Id; ustring: string }): string =>
  readOptions(addon.ustring)?.find(({ id }) => id === addon.id)?.personalisation ?? '';

/**
 * Returns the text without personalisations, for a backend that does not support them (rule 46).
 */
export function withoutPersonalisation(text: string): string {
  const options = readOptions(text);
  return options ? textOf(options.map(({ id, option }) => ({ id, option }))) : text;
}

interface Option {
  id: Id;
  option: 'standard' | 'personalised';
  /** Absent if empty. */
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

/** Omits an empty personalisation, so that texts stored before this field existed still match. */
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
