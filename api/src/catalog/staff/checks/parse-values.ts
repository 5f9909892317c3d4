import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueField } from 'contract/catalog/field';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { invalidField } from '../../../http/invalid-field.ts';
import { type CheckedValue, checkValue } from './check-values.ts';
import { findField } from '../records/kind-tables.ts';

/** Largest number of characters that an error message repeats of the name of an unknown field. */
const MAX_NAME_LENGTH = 40;

/**
 * Returns the cleaned values. Throws 400 with the name of the field for an unknown field or an
 * invalid value.
 */
export function parseValues(kind: CatalogueKindName, values: CatalogueValues): CatalogueValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = findField(kind, name);
      if (field === undefined) {
        const shortName = shortenText(name, MAX_NAME_LENGTH);
        throw invalidField(shortName, `There is no field '${shortName}'.`);
      }
      const checkedValue = checkField(kind, field, value);
      if ('sentence' in checkedValue)
        throw invalidField(name, `${field.label}: ${checkedValue.sentence}`);
      return [name, checkedValue.value];
    }),
  );
}

/**
 * Checks and cleans a value by the definition of its field. Also checks the URL of a fit check
 * entry, because pages link to this URL.
 */
export function checkField(
  kind: CatalogueKindName,
  field: CatalogueField,
  value: unknown,
): CheckedValue {
  const checkedValue = checkValue(field, value);
  if (kind !== 'fit-check' || field.name !== 'url' || 'sentence' in checkedValue)
    return checkedValue;
  if (/^(\/(?![/\\])|https:\/\/)\S*$/.test(String(checkedValue.value))) return checkedValue;
  return { sentence: "please begin with '/' for a page of the shop, or with 'https://'." };
}
