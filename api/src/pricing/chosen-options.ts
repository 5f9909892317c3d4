import { PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from 'contract/catalog/addon';
import { toPounds } from 'contract/values/pence';
import { asPersonalisation, isPersonalisation } from 'contract/basket/personalisation';
import { MAX_ID } from '../http/fields.ts';
import { badRequest } from '../http/http-error.ts';

export type AddonOption = 'standard' | 'personalised';

/** An add-on in a line's packages text. */
export interface ChosenOption {
  id: number;
  option: AddonOption;
  /** Text of a personalised add-on (rule 48), or ''. */
  personalisation: string;
}

/** Maximum number of add-ons in a packages text. No product has as many. */
const MOST_OPTIONS = 100;

/**
 * Parses a line's packages text: a JSON array of add-ons (rule 19), or an empty text. Skips add-ons
 * with `status` 0, which are not chosen. Throws 400 for any other text.
 */
export function chosenOptions(packages: string): ChosenOption[] {
  if (packages.trim() === '') return [];
  const entries = parse(packages) ?? [];
  if (!Array.isArray(entries) || entries.length > MOST_OPTIONS) throw unreadable();
  return entries.map(readEntry).filter((entry) => entry !== null);
}

/**
 * Returns the option of an add-on line, from `option` or else from its price or name. Price and
 * name may be of any type, so only numbers and texts are read.
 */
export function optionOf(entry: {
  id: number;
  option?: unknown;
  amount?: unknown;
  name?: unknown;
}): AddonOption {
  if (entry.option === 'standard' || entry.option === 'personalised') return entry.option;
  const { amount, name } = entry;
  const costsIt =
    ['number', 'string'].includes(typeof amount) && Number(amount) === toPounds(PERSONALISED_PENCE);
  const looksPersonalised = costsIt || (typeof name === 'string' && /personali[sz]ed/i.test(name));
  const isPersonalised = entry.id === PERSONALISED_ADDON_ID && looksPersonalised;
  return isPersonalised ? 'personalised' : 'standard';
}

function readEntry(entry: unknown): ChosenOption | null {
  if (typeof entry !== 'object' || entry === null) throw unreadable();
  const { id: given, status, ...rest } = entry as Record<string, unknown>;
  const id = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > MAX_ID) throw unreadable();
  const notChosen = rest.option === undefined && [0, '0', false].includes(status as never);
  if (notChosen) return null;
  const option = optionOf({ id, ...rest });
  return { id, option, personalisation: option === 'personalised' ? readText(rest) : '' };
}

function readText({ personalisation = '' }: Record<string, unknown>): string {
  if (personalisation === '') return '';
  if (typeof personalisation !== 'string') throw unreadable();
  const text = asPersonalisation(personalisation);
  if (!isPersonalisation(text)) throw unreadable();
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function unreadable() {
  return badRequest('The add-ons of a basket line could not be read.', 'bad_packages');
}
