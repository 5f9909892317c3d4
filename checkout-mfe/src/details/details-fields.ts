import type { Customer } from 'contract/accounts/customer';
import { cleanTypedText, hasExtension, extractPhoneDigits } from 'shared/forms';

export type DetailsField = 'name' | 'lastname' | 'mobile' | 'address' | 'city' | 'postalcode';

interface FieldDefinition {
  label: string;
  recordKey: keyof Pick<
    Customer,
    'name' | 'last_name' | 'mobile' | 'address' | 'city' | 'postalcode'
  >;
  autoComplete: string;
  isNumeric?: boolean;
  isWide?: boolean;
}

/** Form fields in display order. The keys are the field names in API calls. */
export const detailsFields: Record<DetailsField, FieldDefinition> = {
  name: { label: 'First Name', recordKey: 'name', autoComplete: 'given-name' },
  lastname: { label: 'Last Name', recordKey: 'last_name', autoComplete: 'family-name' },
  mobile: {
    label: 'Mobile',
    recordKey: 'mobile',
    autoComplete: 'tel',
    isNumeric: true,
    isWide: true,
  },
  address: { label: 'Address', recordKey: 'address', autoComplete: 'address-line1', isWide: true },
  city: { label: 'City', recordKey: 'city', autoComplete: 'address-level2' },
  postalcode: { label: 'Post Code', recordKey: 'postalcode', autoComplete: 'postal-code' },
};

/** Removes invisible characters from all details (rule 59). */
export function cleanDetails(
  getValue: (field: DetailsField) => string,
): Record<DetailsField, string> {
  return {
    name: cleanTypedText(getValue('name'), 'line'),
    lastname: cleanTypedText(getValue('lastname'), 'line'),
    city: cleanTypedText(getValue('city'), 'line'),
    mobile: extractPhoneDigits(getValue('mobile')),
    address: cleanTypedText(getValue('address'), 'line'),
    postalcode: cleanTypedText(getValue('postalcode'), 'postcode'),
  };
}

/**
 * Reduces a phone number to digits while the user types. Until the field loses the focus, keeps an
 * unfinished '(0)' and a possible extension.
 */
export function cleanMobileInput(input: string): string {
  const isUnfinished =
    /^\D*(\+|00)[^(]*\([^)]*$/.test(input) || /(\d\D*){7}[\p{L}#;,*]/u.test(input);
  return isUnfinished || hasExtension(input) ? input : extractPhoneDigits(input);
}
