import { foldText } from 'contract/values/fold-text';
import type { CatalogueField, ProductPicture } from 'contract/catalog/field';
import { describeWrongAmount, parseAmount } from 'contract/values/parse-amount';
import { toPounds } from 'contract/values/pence';
import { shortenText } from 'contract/values/shorten-text';

/** Names of the entities to which a cell may refer, by kind and id of the entity. */
export type ReferenceNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Returns the text of a value for a cell. `parseCell` parses this text to the same value. */
export function formatCell(
  field: CatalogueField,
  value: unknown,
  references: ReferenceNames,
): string {
  switch (field.type) {
    case 'price':
      return typeof value === 'number' ? toPounds(value).toFixed(2) : '';
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'pictures':
      return Array.isArray(value) ? (value as ProductPicture[]).map(formatPicture).join('\n') : '';
    case 'reference':
    case 'references':
      return [value]
        .flat()
        .filter((id) => typeof id === 'number')
        .map((id) => `${id} ${references.get(field.of ?? '')?.get(id) ?? ''}`.trim())
        .join('\n');
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value ?? '');
    default:
      return String(value ?? '');
  }
}

const formatPicture = ({ file, alt, focusX, focusY }: ProductPicture): string =>
  `${file} (${focusX},${focusY}) ${alt}`.trim();

/** The value of a cell, or a sentence that explains why the cell is invalid. */
export type ParsedCell = { value: unknown } | { problem: string };

/** Parses the text of a cell. Does not check the rules of the field, such as a maximum. */
export function parseCell(
  field: CatalogueField,
  cell: string,
  references: ReferenceNames,
  delimiter: string,
): ParsedCell {
  const typedText = cell.trim();
  switch (field.type) {
    case 'price':
      return parsePrice(field, typedText, delimiter);
    case 'integer':
      if (/^-?\d{1,9}$/.test(typedText)) return { value: Number(typedText) };
      return { problem: `${field.label}: please write a whole number.` };
    case 'flag':
      return parseFlag(field, typedText);
    case 'lines':
      return { value: splitLines(cell) };
    case 'pictures':
      return parsePictures(field, cell);
    case 'reference':
      return parseReference(field, typedText, references.get(field.of ?? '') ?? new Map());
    case 'references':
      return parseReferences(field, cell, references.get(field.of ?? '') ?? new Map());
    case 'choice':
      return parseChoice(field, typedText);
    default:
      return { value: cell };
  }
}

/** Accepts a decimal comma only if the column delimiter is not a comma. */
function parsePrice({ label }: CatalogueField, typedText: string, delimiter: string): ParsedCell {
  const amount = parseAmount(typedText);
  if (amount !== null) return { value: amount };
  const isDecimalComma = /^£?\s*\d{1,7},\d{1,2}$/.test(typedText);
  if (isDecimalComma && delimiter !== ',') {
    return { value: parseAmount(typedText.replace(',', '.')) };
  }
  const problem = describeWrongAmount(typedText);
  return {
    problem: `${label}: ${problem ?? 'please write pounds and pence with a full stop, such as 12.50.'}`,
  };
}

function parseFlag({ label }: CatalogueField, typedText: string): ParsedCell {
  const value = /^(yes|y|true|1)$/i.test(typedText);
  if (value || /^(no|n|false|0|)$/i.test(typedText)) return { value };
  return { problem: `${label}: please write yes or no.` };
}

function parseReference(
  { label, isRequired }: CatalogueField,
  typedText: string,
  names: ReadonlyMap<number, string>,
): ParsedCell {
  if (typedText === '' && !isRequired) return { value: null };
  const id = Number(/^(\d{1,9})(?: |$)/.exec(typedText)?.[1]);
  if (names.has(id)) return { value: id };
  const matchingNames = [...names].filter(([, name]) => foldText(name) === foldText(typedText));
  if (matchingNames.length === 1) return { value: matchingNames[0]?.[0] };
  const example = [...names][0];
  return {
    problem: `${label}: ‘${shorten(typedText)}’ is none. Please write its number or name${
      example ? `, such as ‘${example[0]} ${example[1]}’` : ''
    }.`,
  };
}

/** Parses one reference in each line of the cell. */
function parseReferences(
  field: CatalogueField,
  cell: string,
  names: ReadonlyMap<number, string>,
): ParsedCell {
  const ids = new Set<number>();
  for (const line of splitLines(cell)) {
    const reference = parseReference(field, line.trim(), names);
    if ('problem' in reference) return reference;
    ids.add(Number(reference.value));
  }
  return { value: [...ids].toSorted((a, b) => a - b) };
}

function parseChoice({ label, options = [] }: CatalogueField, typedText: string): ParsedCell {
  const matchingOption = options.find(
    (option) =>
      option.label.toLowerCase() === typedText.toLowerCase() || option.value === typedText,
  );
  if (matchingOption) return { value: matchingOption.value };
  return { problem: `${label}: please write one of ${options.map(quoteLabel).join(', ')}.` };
}

const quoteLabel = (option: { label: string }) => `‘${option.label}’`;

function parsePictures({ label }: CatalogueField, cell: string): ParsedCell {
  const pictures = splitLines(cell).map((line) => {
    const [, file = '', x = '50', y = '50', alt = ''] =
      /^([^\s()]+)(?: \((\d{1,3}),(\d{1,3})\))?(?: (.*))?$/.exec(line) ?? [];
    return { file, alt, focusX: Number(x), focusY: Number(y) };
  });
  if (pictures.every(({ file }) => file !== '')) return { value: pictures };
  return {
    problem: `${label}: please write one file of the picture library in each line of the cell.`,
  };
}

const splitLines = (cell: string): string[] =>
  cell.split('\n').filter((line) => line.trim() !== '');

const shorten = (text: string): string => shortenText(text, 40, '…');
