import type { CatalogueField, ProductPicture } from 'contract/catalog/field';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { formatMoney } from 'shared/format';
import type { Titles } from './use-titles';

export const visibilityLabels: Record<string, string> = {
  visible: 'Visible',
  hidden: 'Hidden',
  archived: 'Archived',
};

export const findField = (kind: CatalogueKind, name: string): CatalogueField | undefined =>
  kind.fields.find((field) => field.name === name);

/** Returns the entries of a list, or [] for anything else. */
export const toLines = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : [];

/** Returns the ids in a list of references, or [] for anything else. */
export const toIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

/** Returns the pictures in the value of a picture field. */
export function toPictures(value: unknown): ProductPicture[] {
  if (typeof value === 'string')
    return value === '' ? [] : [{ file: value, alt: '', focusX: 50, focusY: 50 }];
  return Array.isArray(value) ? (value as ProductPicture[]) : [];
}

/**
 * Returns a value in words, or '' for an empty value. `titles` contains the titles of referenced
 * entities.
 */
export function formatValue(
  field: CatalogueField | undefined,
  name: string,
  value: unknown,
  titles?: Titles,
): string {
  if (name === 'visibility') return visibilityLabels[String(value)] ?? '';
  if (value === null || value === undefined || value === '') return '';
  switch (field?.type) {
    case 'price':
      return formatMoney(Number(value));
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'reference':
      return titles?.get(Number(value)) || `No. ${String(value)}`;
    case 'references':
      return toIds(value)
        .map((id) => titles?.get(id) || `No. ${id}`)
        .join('\n');
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'lines':
      return toLines(value).join('\n');
    case 'pictures':
      return toPictures(value)
        .map(({ file, alt }) => alt || file)
        .join('\n');
    default:
      return String(value);
  }
}
