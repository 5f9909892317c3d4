import { PERSONALISED_ADDON_ID } from 'contract/catalog/addon';
import { type AddonOption, PERSONALISED_PENCE } from 'contract/catalog/addon-price';
import { toPounds } from 'contract/values/pence';
import { normalizePersonalisation, isPersonalisation } from 'contract/basket/personalisation';
import { MAX_ID } from 'contract/calls/wire';
import { badRequest } from '../http/http-error.ts';

/** An add-on in the `packages` text of a line. */
export interface ChosenOption {
  id: number;
  option: AddonOption;
  /** Text of a personalised add-on, or ''. */
  personalisation: string;
}

/** Largest number of add-ons in a `packages` text. No product has as many. */
const MAX_OPTIONS = 100;

/**
 * Parses the `packages` text of a line, which is a JSON array of add-ons or empty. Skips add-ons
 * with `status` 0 and without `option`, because they are not chosen. Throws 400 for any other text.
 */
export function parseChosenOptions(packages: string): ChosenOption[] {
  if (packages.trim() === '') return [];
  const entries = parseJson(packages) ?? [];
  if (!Array.isArray(entries) || entries.length > MAX_OPTIONS) throw createUnreadableError();
  return entries.map(readEntry).filter((entry) => entry !== null);
}

/**
 * Returns the option of an add-on line. Without the field `option`, infers the option of the
 * personalisable add-on from its price or name. Price and name may have any type, so only numbers
 * and strings are read.
 */
export function getAddonOption(entry: {
  id: number;
  option?: unknown;
  amount?: unknown;
  name?: unknown;
}): AddonOption {
  if (entry.option === 'standard' || entry.option === 'personalised') return entry.option;
  const { amount, name } = entry;
  const hasPersonalisedPrice =
    ['number', 'string'].includes(typeof amount) && Number(amount) === toPounds(PERSONALISED_PENCE);
  const looksPersonalised =
    hasPersonalisedPrice || (typeof name === 'string' && /personali[sz]ed/i.test(name));
  const isPersonalised = entry.id === PERSONALISED_ADDON_ID && looksPersonalised;
  return isPersonalised ? 'personalised' : 'standard';
}

function readEntry(entry: unknown): ChosenOption | null {
  if (typeof entry !== 'object' || entry === null) throw createUnreadableError();
  const { id: rawId, status, ...otherFields } = entry as Record<string, unknown>;
  const id = typeof rawId === 'string' && rawId.trim() !== '' ? Number(rawId) : rawId;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > MAX_ID)
    throw createUnreadableError();
  const isNotChosen = otherFields.option === undefined && [0, '0', false].includes(status as never);
  if (isNotChosen) return null;
  const option = getAddonOption({ id, ...otherFields });
  return {
    id,
    option,
    personalisation: option === 'personalised' ? readPersonalisation(otherFields) : '',
  };
}

function readPersonalisation({ personalisation = '' }: Record<string, unknown>): string {
  if (personalisation === '') return '';
  if (typeof personalisation !== 'string') throw createUnreadableError();
  const text = normalizePersonalisation(personalisation);
  if (!isPersonalisation(text)) throw createUnreadableError();
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createUnreadableError();
  }
}

function createUnreadableError() {
  return badRequest('The add-ons of a basket line could not be read.', 'bad_packages');
}
