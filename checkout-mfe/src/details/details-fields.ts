import type { Customer } from 'shared/data';

export type DetailsField = 'name' | 'lastname' | 'mobile' | 'address' | 'city' | 'postalcode';

interface FieldLook {
  label: string;
  /** The field of the saved record that fills it. */
  record: keyof Pick<Customer, 'name' | 'last_name' | 'mobile' | 'address' | 'city' | 'postalcode'>;
  /** What phones and browsers fill in. */
  autoComplete: string;
  numeric?: boolean;
  wide?: boolean;
}

/** The fields of /details in their order (specification §2), by their names on the wire. */
export const detailsFields: Record<DetailsField, FieldLook> = {
  name: { label: 'First Name', record: 'name', autoComplete: 'given-name' },
  lastname: { label: 'Last Name', record: 'last_name', autoComplete: 'family-name' },
  mobile: { label: 'Mobile', record: 'mobile', autoComplete: 'tel', numeric: true, wide: true },
  address: { label: 'Address', record: 'address', autoComplete: 'address-line1', wide: true },
  city: { label: 'City', record: 'city', autoComplete: 'address-level2' },
  postalcode: { label: 'Post Code', record: 'postalcode', autoComplete: 'postal-code' },
};

/** The Mobile input is numeric: whatever else is typed or filled in is left out. */
export const digits = (typed: string): string => typed.replace(/\D/g, '');
