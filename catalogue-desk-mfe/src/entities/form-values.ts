import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueField } from 'contract/catalog/field';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { formatMoney, toPounds } from 'shared/format';
import { describeWrongAmount, parseAmount } from 'contract/values/parse-amount';
import { findLengthError } from 'shared/desk';
import { toIds, toLines, toPictures } from '../values/format-value';

/** Form inputs by field name, with the stored state that they are based on. */
export interface EntityInputs {
  /** Version of this entity in the draft when the inputs were loaded. */
  version: number;
  /** Values that were loaded. Only changed fields are sent. */
  base: CatalogueValues;
  /** UUID of the request, so that a repeated request adds no second entity. */
  key: string;
  [field: string]: unknown;
}

/** Converts a stored value to its form input. */
function toInput({ type, options }: CatalogueField, value: unknown): unknown {
  switch (type) {
    case 'price':
      return typeof value === 'number' ? toPounds(value).toFixed(2) : '';
    case 'flag':
      return value === true;
    case 'lines':
      return toLines(value);
    case 'references':
      return toIds(value);
    case 'pictures':
      return toPictures(value);
    case 'choice':
      return value ?? options?.[0]?.value ?? '';
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

/** Converts a form input to a stored value. The input must be valid for `checkInput`. */
function toValue({ type }: CatalogueField, input: unknown): unknown {
  switch (type) {
    case 'price':
      return parseAmount(String(input));
    case 'integer':
      return input === '' ? null : Number(input);
    case 'reference':
      return input === '' ? null : Number(input);
    case 'lines':
      return toLines(input)
        .map((line) => line.trim())
        .filter(Boolean);
    case 'flag':
    case 'pictures':
    case 'references':
      return input;
    default:
      return String(input).trim();
  }
}

export function toInputs(
  kind: CatalogueKind,
  values: CatalogueValues,
  versionAndKey: Pick<EntityInputs, 'version' | 'key'>,
): EntityInputs {
  const inputs = kind.fields.map((field) => [field.name, toInput(field, values[field.name])]);
  return { ...Object.fromEntries(inputs), ...versionAndKey, base: values };
}

export const toValues = (kind: CatalogueKind, inputs: EntityInputs): CatalogueValues =>
  Object.fromEntries(kind.fields.map((field) => [field.name, toValue(field, inputs[field.name])]));

const isSameValue = (field: CatalogueField, one: unknown, other: unknown) =>
  JSON.stringify(toValue(field, toInput(field, one))) ===
  JSON.stringify(toValue(field, toInput(field, other)));

/** Returns whether a form input converts to the stored value. */
export const isSameInput = (field: CatalogueField, value: unknown, input: unknown): boolean =>
  JSON.stringify(toValue(field, toInput(field, value))) === JSON.stringify(toValue(field, input));

/** Returns the fields whose values differ between two states of an entity. */
export const listChangedFields = (
  kind: CatalogueKind,
  before: CatalogueValues,
  after: CatalogueValues,
): CatalogueField[] =>
  kind.fields.filter((field) => !isSameValue(field, before[field.name], after[field.name]));

/** Returns the fields that the user has changed. */
export const listTypedFields = (kind: CatalogueKind, inputs: EntityInputs): CatalogueField[] =>
  listChangedFields(kind, inputs.base, toValues(kind, inputs));

export const pickValues = (values: CatalogueValues, fields: readonly CatalogueField[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name]]));

/**
 * Returns true, or an error message for an invalid input. The backend validates everything again.
 */
export function checkInput(field: CatalogueField, input: unknown): true | string {
  const { label, type, isRequired, min, max } = field;
  const isMissing = Array.isArray(input) ? input.length === 0 : String(input).trim() === '';
  if (isMissing) return !isRequired || `${label}: it is missing.`;
  if (type === 'price') {
    const pence = parseAmount(String(input));
    if (pence === null) {
      const problem = describeWrongAmount(String(input));
      return `${label}: ${problem ?? 'type pounds and pence, such as 12.50 or 1,250.'}`;
    }
    if (min !== undefined && pence < min)
      return `${label}: it must be more than ${formatMoney(min - 1)}.`;
    if (max !== undefined && pence > max)
      return `${label}: it must be at most ${formatMoney(max)}.`;
  }
  if (type === 'integer') {
    const isInRange = /^\d{1,9}$/.test(String(input).trim()) && isBetween(Number(input), min, max);
    return isInRange || `${label}: type a whole number from ${min ?? 0} to ${max ?? 999_999_999}.`;
  }
  const texts = [input].flat().filter((text) => typeof text === 'string');
  const lengthError = texts
    .map((text) => findLengthError(label, text, max ?? Infinity))
    .find(Boolean);
  return lengthError ?? true;
}

const isBetween = (number: number, min = 0, max = Infinity) => number >= min && number <= max;
