import type { Customer } from 'contract/accounts/customer';
import { cleanTyped, hasExtension, phoneDigits } from 'shared/forms';

export type DetailsField = 'name' | 'lastname' | 'mobile' | 'address' | 'city' | 'postalcode';

interface FieldLook {
  label: string;
  /** The field of the saved record with its initial value. */
  record: keyof Pick<Customer, 'name' | 'last_name' | 'mobile' | 'address' | 'city' | 'postalcode'>;
  /** Value of `autocomplete` for browsers and phones. */
  autoComplete: string;
  numeric?: boolean;
  wide?: boolean;
}

/**
 * The fields of /details in display order (specification, section 2), by their names in API calls.
 */
export const detailsFields: Record<DetailsField, FieldLook> = {
  name: { label: 'First Name', record: 'name', autoComplete: 'given-name' },
  lastname: { label: 'Last Name', record: 'last_name', autoComplete: 'family-name' },
  mobile: { label: 'Mobile', record: 'mobile', autoComplete: 'tel', numeric: true, wide: true },
  address: { label: 'Address', record: 'address', autoComplete: 'address-line1', wide: true },
  city: { label: 'City', record: 'city', autoComplete: 'address-level2' },
  postalcode: { label: 'Post Code', record: 'postalcode', autoComplete: 'postal-code' },
};

/** Returns the details for the call, without invisible characters (rule 59). */
export function cleanDetails(value: (field: DetailsField) => string): Record<DetailsField, string> {
  return {
    name: cleanTyped(value('name'), 'line'),
    lastname: cleanTyped(value('lastname'), 'line'),
    city: cleanTyped(value('city'), 'line'),
    mobile: phoneDigits(value('mobile')),
    address: cleanTyped(value('address'), 'line'),
    postalcode: cleanTyped(value('postalcode'), 'code'),
  };
}

/**
 * Returns the text for the numeric Mobile input: the typed digits. Keeps an unfinished '(0)' after a country code and a
 * possible extension, until the field loses the focus.
 */
export function cleanMobileInput(input: string): string {
  const isUnfinished =
    /^\D*(\+|00)[^(]*\([^)]*$/.test(input) || /(\d\D*){7}[\p{L}#;,*]/u.test(input);
  return isUnfinished || hasExtension(input) ? input : phoneDigits(input);
}
