import type { CatalogueField, ProductPicture } from 'contract/catalog/field';
import { cleanTypedText } from 'contract/values/typed-text';
import { MAX_ID } from 'contract/calls/wire';
import { checkNumber } from './check-number.ts';
import { isPictureName } from './picture-names.ts';

/**
 * The cleaned value to store, or a sentence about the problem. Callers put the field's label before
 * the sentence.
 */
export type CheckedValue = { value: unknown } | { sentence: string };

/** Checks and cleans a value by the definition of the field. */
export function checkValue(field: CatalogueField, value: unknown): CheckedValue {
  const checkedValue = checkByFieldType(field, value);
  if ('value' in checkedValue && field.isRequired && isEmpty(checkedValue.value))
    return { sentence: requiredSentences[field.type] ?? 'please fill it in.' };
  return checkedValue;
}

const requiredSentences: Partial<Record<CatalogueField['type'], string>> = {
  reference: 'please choose one.',
  picture: 'please choose a picture.',
  pictures: 'please choose a picture.',
};

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function checkByFieldType(field: CatalogueField, value: unknown): CheckedValue {
  switch (field.type) {
    case 'line':
    case 'text':
      return checkText(field, value);
    case 'lines':
      return checkLines(field, value);
    case 'price':
    case 'integer':
      return checkNumber(field, value);
    case 'flag':
      return typeof value === 'boolean' ? { value } : { sentence: 'it is either yes or no.' };
    case 'slug':
      return checkSlug(field, value);
    case 'reference':
      return value === null || isId(value) ? { value } : { sentence: 'please choose one.' };
    case 'references':
      return checkReferences(field, value);
    case 'choice':
      return field.options?.some((option) => option.value === value)
        ? { value }
        : { sentence: `please choose ${listOptions(field)}.` };
    case 'picture':
      return value === '' || isPictureName(value)
        ? { value }
        : { sentence: 'please choose a picture of the library.' };
    case 'pictures':
      return checkPictures(field, value);
  }
}

const isId = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;

const listOptions = ({ options = [] }: CatalogueField) =>
  options.map(({ label }) => `‘${label}’`).join(' or ');

function checkText({ type, max = 10_000 }: CatalogueField, value: unknown): CheckedValue {
  if (typeof value !== 'string') return { sentence: 'please type a text.' };
  if (value.length > 4 * max) return { sentence: describeMaxLength(max) };
  const text = cleanTypedText(value, type === 'text' ? 'text' : 'line').trim();
  return text.length > max ? { sentence: describeMaxLength(max) } : { value: text };
}

const describeMaxLength = (max: number) =>
  `it is too long: at most ${max.toLocaleString('en-GB')} characters.`;

function checkLines({ max = 300, maxEntries = 100 }: CatalogueField, value: unknown): CheckedValue {
  if (!Array.isArray(value)) return { sentence: 'please type a list.' };
  if (value.length > maxEntries) return { sentence: describeMaxEntries(maxEntries) };
  const lines: string[] = [];
  for (const entry of value) {
    const checkedEntry = checkText({ name: '', label: '', type: 'line', max }, entry);
    if ('sentence' in checkedEntry)
      return { sentence: `one of its entries: ${checkedEntry.sentence}` };
    if (checkedEntry.value !== '') lines.push(String(checkedEntry.value));
  }
  return { value: lines };
}

function checkReferences({ maxEntries = 100 }: CatalogueField, value: unknown): CheckedValue {
  if (!Array.isArray(value) || !value.every(isId))
    return { sentence: 'please choose of the list.' };
  if (value.length > maxEntries) return { sentence: describeMaxEntries(maxEntries) };
  return { value: [...new Set(value as number[])].toSorted((a, b) => a - b) };
}

const describeMaxEntries = (maxEntries: number) => `at most ${maxEntries} entries, please.`;

function checkSlug({ max = 80 }: CatalogueField, value: unknown): CheckedValue {
  if (typeof value !== 'string') return { sentence: 'please type a text.' };
  if (value.length > max) return { sentence: describeMaxLength(max) };
  if (value === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return { value };
  return { sentence: "please use small letters, digits and hyphens, such as 'bubble-wrap'." };
}

function checkPictures({ maxEntries = 12 }: CatalogueField, value: unknown): CheckedValue {
  if (!Array.isArray(value)) return { sentence: 'please choose pictures of the library.' };
  if (value.length > maxEntries) return { sentence: describeMaxEntries(maxEntries) };
  const pictures: ProductPicture[] = [];
  for (const entry of value as unknown[]) {
    if (isAltTooLong(entry))
      return { sentence: `a description: ${describeMaxLength(MAX_ALT_LENGTH)}` };
    const picture = readPicture(entry);
    if (picture === null) return { sentence: 'please choose pictures of the library.' };
    if (pictures.some(({ file }) => file === picture.file))
      return { sentence: 'a picture is there twice. Please remove one.' };
    pictures.push(picture);
  }
  return { value: pictures };
}

/** Longest alternative text, in characters. */
const MAX_ALT_LENGTH = 300;

function readPicture(entry: unknown): ProductPicture | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { file, alt = '', focusX = 50, focusY = 50 } = entry as Record<string, unknown>;
  if (!isPictureName(file) || typeof alt !== 'string') return null;
  if (!isPercentage(focusX) || !isPercentage(focusY)) return null;
  return { file, alt: cleanTypedText(alt, 'line').trim(), ...roundPoint(focusX, focusY) };
}

/**
 * Rounds the focal point to integer per cent, because cells of CSV files contain only integers for
 * focal points.
 */
const roundPoint = (focusX: number, focusY: number) => ({
  focusX: Math.round(focusX),
  focusY: Math.round(focusY),
});

const isAltTooLong = (entry: unknown) =>
  typeof entry === 'object' &&
  entry !== null &&
  'alt' in entry &&
  typeof entry.alt === 'string' &&
  entry.alt.length > MAX_ALT_LENGTH;

const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;
