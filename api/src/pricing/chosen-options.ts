import { PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from 'contract/addon';
import { toPounds } from 'contract/pence';
import { asPersonalisation, isPersonalisation } from 'contract/personalisation';
import { MAX_ID } from '../http/fields.ts';
import { badRequest } from '../http/http-error.ts';

export type AddonOption = 'standard' | 'personalised';

/** An add-on that a line's packages text names. */
export interface ChosenOption {
  id: number;
  option: AddonOption;
  /** What a personalised one shall say (decision 48); '' where nothing is said. */
  personalisation: string;
}

/** More add-ons than any product has. */
const MOST_OPTIONS = 100;

/**
 * The options that a line's packages text names: a JSON array of add-ons (decision 19), or nothing.
 * An add-on that says of itself that it is not chosen (`status` 0) is left out. Throws 400.
 */
export function chosenOptions(packages: string): ChosenOption[] {
  if (packages.trim() === '') return [];
  const entries = parse(packages) ?? [];
  if (!Array.isArray(entries) || entries.length > MOST_OPTIONS) throw unreadable();
  return entries.map(readEntry).filter((entry) => entry !== null);
}

/**
 * Whether an add-on line is the personalised one: said by `option`, or by its price or name. Those
 * come as anything, an object that cannot become text included, and are looked at only as a number
 * or text.
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
